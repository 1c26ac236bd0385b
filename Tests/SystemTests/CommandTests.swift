import Foundation
import Testing
import WaymarkSystem

@Suite struct CommandTests {
  @Test func `too many open files are reported`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let command = Command(program: "/bin/true", arguments: [])
      let failure = await #expect(throws: EnvironmentError.self) {
        var limit = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        _ = try await command.run()
      }
      print("\nfailure: \(failure?.description ?? "")")
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("\nfailure: can't create a pipe: Too many open files\n"))
  }

  @Test func `a process ends at its time limit even if all threads of the pool are busy`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.path + "/limit-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = Command(
      program: "/bin/sh", arguments: ["-c", "echo $$ >started; mv started pid; exec sleep 20"],
      folder: folder, limit: 1)
    async let termination = command.run()
    var pid: String?
    for _ in 0..<2000 where pid == nil {
      try await Task.sleep(for: .milliseconds(10))
      pid = FileSystem.read("\(folder)/pid").map { String(decoding: $0.dropLast(), as: UTF8.self) }
    }
    let process = try #require(pid)

    await withTaskGroup { group in
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        group.addTask { keepThreadBusy(whileRunning: process) }
      }
    }

    #expect(try await termination.ending == .timedOut)
  }
}

/// Blocks the current thread until a process has ended, but for at most 30 seconds.
private func keepThreadBusy(whileRunning process: String) {
  for _ in 0..<3000 {
    let status = FileSystem.readStream("/proc/\(process)/stat")
    guard let status, !String(decoding: status, as: UTF8.self).contains(") Z") else { return }
    usleep(10_000)
  }
}
