import Testing

@Suite struct LimitTests {
  @Test(
    arguments: [
      ("-n 200", "'ulimit -n' limits open files to 200, but waymark needs 512"),
      ("-f 2048", "'ulimit -f' limits files to 2 MB, but waymark needs 1024 MB"),
      ("-s 1024", "'ulimit -s' limits stacks to 1 MB, but waymark needs 4 MB"),
      ("-v 2097152", "'ulimit -v' limits address space to 2048 MB, but waymark needs 8192 MB"),
      ("-t 60", "'ulimit -t' limits processor time to 60 s, but waymark needs 600 s"),
    ])
  func `a limit that is too low is reported at the start`(limit: String, message: String)
    async throws
  {
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
        waymark: the process limits are too low: 'ulimit -n' limits open files to 200, but waymark \
        needs 512; 'ulimit -t' limits processor time to 60 s, but waymark needs 600 s
          raise the limits in the shell, the container, or the service that runs waymark

        """)
  }

  @Test func `an example passes with the minimum resource limits`() async throws {
    let project = try Project.shared.get()
    try project.write("Limits/enough.md", "```swift\n#expect([1].count == 1)\n```\n")

    let run = try await project.run(
      "/bin/bash", "-c",
      "ulimit -n 512 -f 1048576 -s 4096 -v 8388608 -t 600; exec \(Project.program.path) test Limits/enough.md"
    )

    #expect(run.status == 0, "\(run.error)")
  }
}
