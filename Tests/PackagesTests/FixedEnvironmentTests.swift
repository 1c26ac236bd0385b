import Testing

@testable import WaymarkPackages

@Suite struct FixedEnvironmentTests {
  @Test(arguments: ["TERMINAL_UI", "SSH_KEYS", "WAYMARK_CACHED", "TERMS"])
  func `a variable that a manifest can read affects the identity of a build`(name: String) {
    let identities = ["0", "1"].map { FixedEnvironment.identityForBuilds(in: [name: $0]) }

    #expect(identities[0] != identities[1])
  }

  @Test(arguments: ["TERM", "TERM_PROGRAM", "SSH_TTY", "SSH_AUTH_SOCK", "WAYMARK_CACHE", "LINES"])
  func `a variable for the terminal or the shared cache doesn't affect the identity of a build`(
    name: String
  ) {
    let identities = ["0", "1"].map { FixedEnvironment.identityForBuilds(in: [name: $0]) }

    #expect(identities[0] == identities[1])
  }
}
