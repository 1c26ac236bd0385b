import Testing

@Suite struct LimitTests {
  @Test(
    arguments: [
      ("-n 200", "'ulimit -n' allows 200 open files, but 512 are needed"),
      ("-f 2048", "'ulimit -f' allows 2 MB for a file, but 1024 MB are needed"),
      ("-s 1024", "'ulimit -s' allows 1 MB for a stack, but 4 MB are needed"),
      ("-v 2097152", "'ulimit -v' allows 2048 MB of address space, but 8192 MB are needed"),
      ("-t 60", "'ulimit -t' allows 60 s of processor time, but 600 s are needed"),
    ])
  func `a limit that is too low is reported at the start`(limit: String, message: String) async throws {
    let project = try Project.shared.get()
    try project.write("Limits/fine.md", "```swift\n#expect(true)\n```\n")

    for command in ["test", "build", "check", "extract --output extracted"] {
      let run = try await project.run(
        "/bin/bash", "-c", "ulimit \(limit); exec \(Project.program.path) \(command) Limits")

      #expect(run.status == 3)
      #expect(
        run.error == """
          waymark: a process limit is too low: \(message)
            raise the limit in the shell, the container, or the service that runs waymark

          """)
    }
  }

  @Test func `all limits that are too low are reported together`() async throws {
    let project = try Project.shared.get()

    let run = try await project.run(
      "/bin/bash", "-c", "ulimit -n 200 -t 60; exec \(Project.program.path) test")

    #expect(
      run.error == """
        waymark: the process limits are too low: 'ulimit -n' allows 200 open files, but 512 are needed; \
        'ulimit -t' allows 60 s of processor time, but 600 s are needed
          raise the limits in the shell, the container, or the service that runs waymark

        """)
  }

  @Test func `an example passes with the minimum resource limits`() async throws {
    let project = try Project.shared.get()
    try project.write("Limits/enough.md", "```swift\n#expect([1].count == 1)\n```\n")

    let run = try await project.run(
      "/bin/bash", "-c",
      "ulimit -n 512 -f 1048576 -s 4096 -v 8388608 -t 600; exec \(Project.program.path) test Limits/enough.md")

    #expect(run.status == 0, "\(run.error)")
  }
}
