import Foundation
import Testing
import WaymarkSystem

@Suite struct ProgramInvocationTests {
  @Test func `running out of file descriptors is reported`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let command = ProgramInvocation(program: "/bin/true", arguments: [])
      let failure = await #expect(throws: EnvironmentError.self) {
        var limit = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        _ = try await command.run()
      }
      print("\nfailure: \(failure?.description ?? "")")
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "\nfailure: can't create a pipe: Too many open files\n  allow more open files"))
  }

  @Test func `a program that can't be started is reported with its name`() async {
    let failure = await #expect(throws: EnvironmentError.self) {
      _ = try await ProgramInvocation(program: "/nonexistent/hike", arguments: []).run()
    }

    #expect(
      failure?.description == "can't run '/nonexistent/hike': "
        + "Executable \"/nonexistent/hike\" is not found or cannot be executed.\n"
        + "  check that the program is installed")
  }

  @Test func `the hint for a program that can't be started fits the reason`() async {
    let failure = await #expect(throws: EnvironmentError.self) {
      let folder = "/no/such/folder"
      _ = try await ProgramInvocation(program: "/bin/true", arguments: [], folder: folder).run()
    }

    #expect(
      failure?.description == """
        can't run '/bin/true': Failed to set working directory to "/no/such/folder".
          check the path, and make sure that its folder exists
        """)
  }

  @Test func `cancelling a command also ends its processes in other sessions`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sessions-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = "setsid sh -c 'echo $$ >started; mv started pid; sleep 100000' & sleep 100000"
    let run = Task {
      try await ProgramInvocation(program: "/bin/sh", arguments: ["-c", script], folder: folder)
        .run()
    }
    var started: pid_t?
    for _ in 0..<12_000 where started == nil {
      try await Task.sleep(for: .milliseconds(10))
      started = FileSystem.read("\(folder)/pid").flatMap {
        pid_t(String(decoding: $0.dropLast(), as: UTF8.self))
      }
    }
    let process = "\(try #require(started))"

    run.cancel()

    _ = try await run.value
    for _ in 0..<12_000 where isRunning(process) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!isRunning(process))
  }

  @Test func `a process ends at its time limit even if all threads of the pool are busy`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.path + "/limit-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var limit = 1.0
    // A busy machine can take longer than the limit to start the process.
    while try await !isStopped(at: limit, in: folder), limit < 1000 { limit *= 4 }
    #expect(limit < 1000, "the process didn't start")
  }

  /// Runs a process that takes longer than its limit, while all threads of the pool are busy.
  ///
  /// - Returns: False if the process didn't start within its limit.
  private func isStopped(at limit: Double, in folder: String) async throws -> Bool {
    let script = "echo $$ >started; mv started pid; exec sleep \(limit + 20)"
    let command = ProgramInvocation(
      program: "/bin/sh", arguments: ["-c", script], folder: folder, limit: limit)
    async let termination = command.run()
    var pid: String?
    for _ in 0..<Int(limit * 200) where pid == nil {
      try await Task.sleep(for: .milliseconds(10))
      pid = FileSystem.read("\(folder)/pid").map { String(decoding: $0.dropLast(), as: UTF8.self) }
    }
    if let pid {
      await withTaskGroup { group in
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
          group.addTask { keepThreadBusy(whileRunning: pid) }
        }
      }
    }
    #expect(try await termination.ending == .timedOut)
    return pid != nil
  }
}

private func isRunning(_ process: String) -> Bool {
  let status = FileSystem.readStream("/proc/\(process)/stat")
  return status.map { !String(decoding: $0, as: UTF8.self).contains(") Z") } ?? false
}

/// Blocks the current thread until a process has ended, but for at most 20 minutes.
private func keepThreadBusy(whileRunning process: String) {
  for _ in 0..<120_000 {
    guard isRunning(process) else { return }
    usleep(10_000)
  }
}
