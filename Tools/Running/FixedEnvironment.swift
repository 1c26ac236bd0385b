import Foundation

/// The environment variables of examples and of what compiles and links them.
///
/// They are the same for everyone, so that a result does not depend on who asked for it. The few
/// that are passed on are part of every key of the cache.
enum FixedEnvironment {
  /// - Parameters:
  ///   - home: The home folder.
  ///   - temporary: The folder for temporary files.
  static func variables(home: String, temporary: String) -> [String: String] {
    passed.merging([
      "HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
      "TMPDIR": temporary, "TZ": "UTC", "USER": "waymark",
    ]) { $1 }
  }

  /// Tells where compilers, linkers and programs find what is not in the usual places.
  private static let passed = ProcessInfo.processInfo.environment.filter {
    [
      "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LD_LIBRARY_PATH", "LIBRARY_PATH", "SDKROOT",
    ].contains($0.key)
  }

  /// Changes with what is passed on.
  static let identity = fingerprint(of: passed)

  /// Changes with every variable that a manifest or a build may read: all but the folder for temporary
  /// files, and those that describe the shell and the terminal in which a command was typed.
  static let identityForBuilds = fingerprint(
    of: ProcessInfo.processInfo.environment.filter { name, _ in
      !["_", "COLUMNS", "LINES", "OLDPWD", "SHLVL", "TMPDIR"].contains(name)
        && !name.hasPrefix("TERM") && !name.hasPrefix("SSH_")
    })

  private static func fingerprint(of variables: [String: String]) -> String {
    var digest = Digest()
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      digest.add(value)
    }
    return digest.description
  }
}
