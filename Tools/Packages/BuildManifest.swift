import Foundation
import WaymarkCaching
import WaymarkHeaders
import WaymarkModel
import WaymarkSystem

/// The llbuild manifest of SwiftPM's last build of a package, `.build/debug.yaml`.
///
/// Only the YAML that SwiftPM writes is supported: one command per paragraph, and lists as JSON on
/// one line. Macros and their dependencies are built under names that end in `-tool`; these are
/// skipped.
package struct BuildManifest {
  /// The lines of each command, keyed by its name.
  private(set) var commands: [String: [Substring]] = [:]
  /// The name of the command that produces each file.
  private var producers: [String: String] = [:]
  /// The module names of all direct and indirect dependencies of each target, keyed by module name.
  private let dependencies: [String: [String]]
  /// The names of the targets that were built for the platform, keyed by module name. Unlike a
  /// module name, a target's name can contain characters that aren't allowed in identifiers.
  private var targets: [String: String] = [:]
  /// The name of the target to which each object file and each module belongs.
  private var owners: [String: String] = [:]
  /// The suffix of the commands' names, such as `-x86_64-unknown-linux-gnu-debug`.
  let suffix: String
  /// The build folder as the manifest names it. If `.build` is a link, it isn't resolved.
  let buildFolder: String
  /// The folder of the package.
  let package: String
  /// SwiftPM's folder in the package.
  private var folder: String { package + "/.build" }
  let scanner = HeaderScanner()
  /// The fingerprint of the manifest.
  let fingerprint: String

  /// Reads the manifest of the package in the folder `package`.
  ///
  /// - Throws: `EnvironmentError` if SwiftPM hasn't built the package, or if SwiftPM's files can't
  ///   be decoded. Methods that look up values throw the same error if a value can't be decoded.
  init(package: String) throws {
    self.package = package
    let folder = package + "/.build"
    // A build that replaces the manifest while it's read must not have the same fingerprint.
    fingerprint = Self.fingerprint(of: package)
    guard let text = FileSystem.text(folder + "/debug.yaml"),
      let json = FileSystem.read(folder + "/debug/description.json")
    else {
      throw EnvironmentError("'\(package)' has no build manifest", hint: "run 'swift build'")
    }
    guard let description = try? JSONDecoder().decode(Description.self, from: Data(json)) else {
      throw EnvironmentError(
        "SwiftPM's file '\(folder)/debug/description.json' can't be read",
        hint: "remove '\(folder)' and run 'swift build'")
    }
    dependencies = description.targetDependencyMap
    let (outer, inner) = (FileSystem.realPath(folder), FileSystem.realPath(folder + "/debug"))
    buildFolder = inner.isContained(in: outer) ? folder + inner.dropFirst(outer.count) : inner
    suffix = "-\(buildFolder.split(separator: "/").suffix(2).joined(separator: "-"))"
    var name: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        name = String(line.dropFirst(3).dropLast(2))
      } else if line.hasPrefix("    "), let name {
        commands[name, default: []].append(line)
      } else {
        name = nil
      }
    }
    for name in commands.keys {
      for output in try list("outputs", of: name) where !output.hasPrefix("<") {
        producers[output] = name
      }
      guard name.hasPrefix("<"), name.hasSuffix(suffix + ".module>") else { continue }
      let target = String(name.dropFirst().dropLast(suffix.count + ".module>".count))
      targets[moduleName(ofTarget: target)] = target
      for file in try list("inputs", of: name) { owners[file] = target }
    }
  }

  /// Returns the fingerprint of the manifest of a package's last build.
  static func fingerprint(of package: String) -> String {
    Fingerprint([package + "/.build/debug.yaml"]).description
  }

  /// Reads SwiftPM's description of the build.
  ///
  /// A concurrent build of the package replaces the file in place. Until it finishes, modules are
  /// missing from the file, so the file is read up to `attempts` times, a tenth of a second apart.
  static func read(
    _ package: String, with description: PackageDescription, attempts: Int
  ) async throws -> BuildManifest {
    for _ in 1..<attempts {
      if let manifest = try? BuildManifest(package: package),
        description.compiledRoots.allSatisfy(manifest.isImportable)
      {
        return manifest
      }
      try await Task.sleep(for: .milliseconds(100))
    }
    return try BuildManifest(package: package)
  }

  private struct Description: Decodable { var targetDependencyMap: [String: [String]] }

  /// The files that are needed to link and import a set of targets.
  struct Closure {
    var objects: [String] = []
    var dynamicLibraries: [String] = []
    var interfaces: [String] = []
    /// Whether the interfaces lack headers, because their names couldn't be determined.
    var lacksHeaders = false
  }

  /// Returns whether the given version of the compiler built the package; true if the build records
  /// no compiler. Modules built by another version can't be imported.
  ///
  /// - Parameter version: The version that SwiftPM records with each build, such as `Swift version
  ///   6.3.1 (swift-6.3.1-RELEASE)`.
  func isBuilt(by version: String) -> Bool {
    let names = FileSystem.names(in: buildFolder) ?? []
    let notes = names.filter { $0.hasPrefix("swift-version-") }
      .compactMap { FileSystem.text("\(buildFolder)/\($0)") }
    return notes.isEmpty || notes.contains { $0.hasPrefix(version + "\n") }
  }

  /// Returns targets and all their direct and indirect dependencies, including those of macros.
  func targetsAndDependencies(of roots: [String]) -> [String] {
    roots
      + roots.flatMap { dependencies[moduleName(ofTarget: $0)] ?? [] }.map { targets[$0] ?? $0 }
  }

  /// Returns whether a target was built and has a module.
  func isImportable(_ target: String) -> Bool {
    commands[moduleNode(of: target)] != nil
  }

  /// Returns the name of the group of files that a target consists of when it is built.
  func moduleNode(of target: String) -> String { "<\(target)\(suffix).module>" }

  /// Returns the files of the targets and of the dependencies that are linked with them, excluding
  /// macros and targets that only macros need.
  func closure(of roots: [String]) throws -> Closure {
    var closure = Closure()
    var seen: Set<String> = []
    var rest = roots
    while let target = rest.popLast() {
      guard seen.insert(target).inserted else { continue }
      for file in try list("inputs", of: moduleNode(of: target)) {
        if file.hasSuffix(".o") {
          closure.objects.append(file)
        } else {
          closure.interfaces.append(file)
        }
      }
      rest += try swiftDependencies(of: target, &closure)
    }
    let shared = Set(
      try closure.dynamicLibraries.flatMap { try list("inputs", of: producers[$0] ?? "") })
    // The objects of a dynamic library must not be linked a second time.
    closure.objects = closure.objects.filter { !shared.contains($0) }.sorted()
    closure.dynamicLibraries = Array(Set(closure.dynamicLibraries)).sorted()
    let included = try headers(includedBy: seen)
    closure.lacksHeaders = !included.isComplete
    closure.interfaces = Set(closure.interfaces + (try headers(of: roots)) + included.files)
      .sorted()
    return closure
  }

  /// Returns the targets that a target depends on. No command lists those of a C target, so its
  /// result contains the target itself and all direct and indirect dependencies. Adds the libraries
  /// and archives that the target needs to `closure`.
  private func swiftDependencies(of target: String, _ closure: inout Closure) throws -> [String] {
    let command = "C.\(target)\(suffix).module"
    guard commands[command] != nil else { return targetsAndDependencies(of: [target]) }
    return try list("inputs", of: command).flatMap { file -> [String] in
      if file.hasSuffix(".so") || file.hasSuffix(".dylib") {
        closure.dynamicLibraries.append(file)
        // The modules in the library are needed to import the target.
        return try list("inputs", of: producers[file] ?? "").compactMap { owners[$0] }
      }
      // The archive of a binary target, which SwiftPM copies to its build folder.
      if file.hasSuffix(".a") { closure.objects.append(file) }
      guard file.hasSuffix(".o") || file.hasSuffix(".swiftmodule") else { return [] }
      return owners[file].map { [$0] } ?? []
    }
  }

  /// Returns the flags that a dependent target needs to import the targets, without the folder of
  /// the Swift modules, which also contains modules of other targets.
  func importFlags(of roots: [String]) throws -> [String] {
    var flags: [[String]] = []
    for root in roots {
      let arguments = try list("args", of: "C.\(root)\(suffix).module")
      let own = try arguments.isEmpty ? importFlags(ofCTarget: root) : arguments
      for flag in importFlags(in: own) where !flags.contains(flag) { flags.append(flag) }
    }
    return flags.flatMap { $0 }
  }

  private func importFlags(in arguments: [String]) -> [[String]] {
    var flags: [[String]] = []
    var rest = arguments[...]
    while let flag = rest.first {
      let next = rest.dropFirst().first ?? ""
      // The number of words to keep.
      let count =
        switch flag {
        case "-I" where next == moduleFolder: 0
        case "-I", "-F", "-module-alias", "-target", "-sdk", "-module-cache-path": 2
        case "-Xcc" where next == "-I": 4
        case "-Xcc" where !["-g", "-fPIC", "-fno-omit-frame-pointer"].contains(next): 2
        case "-Xfrontend" where next.hasPrefix("-load-plugin"): 4
        case "-DSWIFT_PACKAGE", "-DDEBUG": 1
        case _ where flag.hasPrefix("-cxx-interoperability-mode"): 1
        default: 0
        }
      if count > 0 { flags.append(Array(rest.prefix(count))) }
      rest = rest.dropFirst(max(count, 1))
    }
    return flags
  }

  /// Returns the macro plugins that code needs to import the targets. They count as interfaces,
  /// because a change to a macro can change its expansion in an example.
  func macros(of roots: [String]) throws -> [String] {
    try importFlags(of: roots).filter { $0.hasPrefix("/") && $0.contains("#") }
      .map { String($0.prefix(upTo: $0.lastIndex(of: "#")!)) }
  }

  /// Returns the name of the command that produces a file or a group of files; nil if there is
  /// none.
  func command(producing node: String) -> String? {
    producers[node] ?? (commands[node] == nil ? nil : node)
  }

  /// Returns whether a command only writes a file, which SwiftPM does without another program.
  func isWrittenBySwiftPM(_ command: String) -> Bool {
    commands[command]?.contains("    tool: write-auxiliary-file") == true
  }

  /// Returns whether a command copies a resource.
  func isCopy(_ command: String) -> Bool {
    commands[command]?.contains("    tool: copy-tool") == true
  }

  /// Returns the argument of a command's flag; nil if the command doesn't have the flag.
  func argument(after flag: String, of command: String) throws -> String? {
    let arguments = try list("args", of: command)
    return zip(arguments, arguments.dropFirst()).first { $0.0 == flag }?.1
  }

  /// Returns the values of a command's key; empty if it has no such key.
  func list(_ key: String, of command: String) throws -> [String] {
    try value(key, of: command, as: [String].self) ?? []
  }

  /// Returns the value of a command's key; nil if it has no such key.
  func text(_ key: String, of command: String) throws -> String? {
    try value(key, of: command, as: String.self)
  }

  private func value<Value: Decodable>(
    _ key: String, of command: String, as type: Value.Type
  ) throws -> Value? {
    let start = "    \(key):"
    guard let line = commands[command]?.first(where: { $0.hasPrefix(start) }) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Data(line.dropFirst(start.count).utf8))
    } catch {
      throw EnvironmentError(
        "'\(key)' of '\(command)' in SwiftPM's file '\(folder)/debug.yaml' can't be read",
        hint: "remove '\(folder)' and run 'swift build'")
    }
  }
}
