import ArgumentParser

/// The options of all commands that build the package.
struct BuildOptions: ParsableArguments {
  @Flag(help: "Use the package's last build instead of running SwiftPM.")
  var skipBuild = false
}
