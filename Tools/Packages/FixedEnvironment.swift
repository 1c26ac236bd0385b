import Foundation
import WaymarkHashing
import WaymarkSystem

/// The environment variables of examples, and of the compiler and linker.
///
/// Except for a few variables that are passed through, they're the same for all users, so that
/// results don't depend on the caller's environment. The variables that are passed through are part
/// of every cache key.
package enum FixedEnvironment {
  /// Returns the variables of a process.
  ///
  /// - Parameters:
  ///   - home: The home folder.
  ///   - temporary: The folder for temporary files.
  package static func variables(home: String, temporary: String) -> [String: String] {
    passed.merging([
      // Foundation asks the user database for the home folder unless this variable names one.
      "CFFIXED_USER_HOME": home, "HOME": home, "LANG": "C.UTF-8",
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TMPDIR": temporary, "TZ": "UTC", "USER": "waymark",
    ]) { $1 }
  }

  /// The variables that compilers, linkers, and programs use to find files in unusual places.
  private static let passed = Machine.environment.filter {
    [
      "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LD_LIBRARY_PATH", "LIBRARY_PATH", "SDKROOT",
    ].contains($0.key)
  }

  /// A digest of the variables that are passed through.
  static let identity = digest(of: passed)

  /// Returns a digest of the variables that are passed through, with the paths in them
  /// replaced.
  static func portableIdentity(_ paths: PortablePaths) -> String {
    digest(of: passed.mapValues(paths.replaced))
  }

  /// A digest of all variables that a manifest or a build can read, except for those that
  /// specify the temporary folder or the shared cache, or describe the shell and terminal of a
  /// command.
  static let identityForBuilds = identityForBuilds(in: Machine.environment)

  /// Returns the digest for builds in an environment.
  static func identityForBuilds(in variables: [String: String]) -> String {
    digest(of: variables.filter { !variablesOfTerminals.contains($0.key) })
  }

  /// The variables that differ between terminals, connections, and commands of the same user, and
  /// those for the shared cache.
  private static let variablesOfTerminals: Set = [
    "_", "COLUMNS", "LINES", "OLDPWD", "SHLVL", "SSH_AGENT_LAUNCHER", "SSH_AGENT_PID",
    "SSH_ASKPASS", "SSH_AUTH_SOCK", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "TERM", "TERMCAP",
    "TERMINAL_EMULATOR", "TERMINFO", "TERMINFO_DIRS", "TERM_FEATURES", "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION", "TERM_SESSION_ID", "TMPDIR", "WAYMARK_CACHE", "WAYMARK_CACHE_KEY",
    "WAYMARK_CACHE_MODE", "WAYMARK_CACHE_TOKEN",
  ]

  private static func digest(of variables: [String: String]) -> String {
    var digest = Digest()
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      digest.add(value)
    }
    return digest.description
  }
}
