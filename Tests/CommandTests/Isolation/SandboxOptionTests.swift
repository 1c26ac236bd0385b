import Foundation
import Testing
import WaymarkChildProcesses

/// `--sandbox` on machines that don't support it, and its effect on stored results. `SandboxTests`
/// covers examples in a sandbox.
@Suite(.serialized) struct SandboxOptionTests {
  @Test(arguments: ["test", "build"])
  func `with '--sandbox' but without bubblewrap, nothing runs and the exit code is 3`(
    _ command: String
  ) async throws {
    let project = try Project.shared.get()
    try project.write("contained.md", "```swift\n#expect(true)\n```\n")

    let run = try await project.waymark(
      [command, "contained.md", "--sandbox"], environment: ["PATH": "/nowhere"])

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: --sandbox needs bubblewrap, but there is no 'bwrap' in PATH
          install it ('apt-get install bubblewrap', 'dnf install bubblewrap'), or run without \
        --sandbox in a container or a virtual machine

        """)
    #expect(run.output == "")
  }

  @Test func `if a system forbids namespaces, the error explains how to allow them`() async throws {
    let project = try Project.shared.get()
    try project.write("contained.md", "```swift\n#expect(true)\n```\n")
    try await project.writeProgram(
      "bin/bwrap", "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n")

    let run = try await project.waymark(
      ["test", "contained.md", "--sandbox"], environment: ["PATH": "\(project.folder)/bin"])

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: --sandbox can't create a sandbox on this machine: bwrap: No permissions to create \
        new namespace
          allow unprivileged user namespaces (Debian: 'sysctl kernel.unprivileged_userns_clone=1', \
        Ubuntu: 'sysctl kernel.apparmor_restrict_unprivileged_userns=0', Docker: '--security-opt \
        seccomp=unconfined'), or run without --sandbox in a container or a virtual machine

        """)
    #expect(run.output == "")
  }

  @Test(.enabled("bubblewrap can't create a sandbox on this machine") { await canCreateSandbox() })
  func `results from outside the sandbox aren't reused inside it, and vice versa`() async throws {
    let project = try Project.shared.get()
    try project.write(
      "seen.md",
      """
      ```swift
      import Foundation

      #expect(FileManager.default.fileExists(atPath: "/var"))
      ```
      """)

    let outside = try await project.waymark("test", "seen.md")
    let inside = try await project.waymark("test", "seen.md", "--sandbox")
    let again = try await project.waymark("test", "seen.md")

    #expect(outside.status == 0, "\(outside.error)")
    #expect(inside.status == 1, "\(inside.error)")
    #expect(again.status == 0)
  }

  private static func canCreateSandbox() async -> Bool {
    let arguments = ["--unshare-all", "--ro-bind", "/", "/", "true"]
    return (try? await FinishedProgram.run("bwrap", arguments))?.status.isSuccess == true
  }
}
