import WaymarkHeaders
import WaymarkModel
import WaymarkSystem

extension BuildManifest {
  /// Returns the files outside the build folder that the compiler read for a command: headers and
  /// module maps, but also sources, which are among the command's inputs.
  ///
  /// The compiler doesn't list the headers of modules that are marked as `[system]`, so everything
  /// next to a module map is added, with the headers that these files include. Files that the
  /// arguments name or the assembler reads are also added, because the compiler doesn't list them
  /// either.
  func headers(of command: String) throws -> [String] {
    let files = try dependencyFiles(of: command).flatMap(files(listedIn:))
    let folders = try moduleMaps(of: command).flatMap(WaymarkHeaders.headers(besides:))
    let arguments = try CompilerArguments(
      list("args", of: command).dropFirst().filter { !$0.hasPrefix("@\(buildFolder)/") },
      in: package)
    let included = headers(for: arguments.words).files.union(arguments.files)
    let isOfC = try text("deps", of: command) != nil
    let assembled =
      isOfC
      ? scanner.assembledFiles(
        in: files, folders: [package] + HeaderArguments(arguments.words).folders) : []
    return Set(files + folders + included + assembled)
      .filter { !$0.isContained(in: buildFolder) }.sorted()
  }

  /// Returns the module maps in the arguments of a command, including those that SwiftPM wrote.
  func moduleMaps(of command: String) throws -> [String] {
    try list("args", of: command).compactMap(moduleMap)
  }

  /// Returns the files in which the compiler lists what it read for a command.
  func dependencyFiles(of command: String) throws -> [String] {
    if let file = try text("deps", of: command) { return [file] }
    guard let folder = try swiftFolder(of: command) else { return [] }
    let names = (FileSystem.names(in: folder) ?? []).filter { $0.hasSuffix(".d") }
    // The job that emits the module reads every file that the module's other jobs read.
    let module = names.filter { $0.hasSuffix(".emit-module.d") }
    return (module.isEmpty ? names : module).map { "\(folder)/\($0)" }
  }

  /// Returns the folder for the objects of a command that compiles a Swift module; nil for other
  /// commands.
  func swiftFolder(of command: String) throws -> String? {
    try argument(after: "-output-file-map", of: command)
      .map(\.folderPart)
  }

  /// Returns the module maps and header folders that code needs to import the targets, and the
  /// headers next to the maps. The system's folders are omitted.
  func headers(of roots: [String]) throws -> [String] {
    let flags = try importFlags(of: roots)
    let maps = flags.compactMap(moduleMap).flatMap { map in
      map.isContained(in: buildFolder) ? [map] : WaymarkHeaders.headers(besides: map)
    }
    let flagsForClang = zip(flags, flags.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)
    return maps.filter { FileSystem.stamp($0) != nil }
      + HeaderArguments(flagsForClang).folders.filter { $0.hasPrefix("/") && !isOfSystem($0) }
  }

  /// Returns the headers that the code of targets can import from C modules.
  func headers(includedBy targets: Set<String>) throws -> HeaderScanner.Headers {
    try targets.reduce(into: HeaderScanner.Headers()) { headers, target in
      let arguments = try list("args", of: "C.\(target)\(suffix).module")
      let all = try arguments.isEmpty ? importFlags(ofCTarget: target) : arguments
      headers.formUnion(self.headers(for: all))
    }
  }

  /// Returns the headers of the modules that code compiled with the given arguments can import, and
  /// the headers that the arguments include. Headers of the system and of the build are omitted.
  private func headers(for arguments: [String]) -> HeaderScanner.Headers {
    let arguments = HeaderArguments(arguments)
    let found = arguments.folders.map { $0 + "/module.modulemap" }
    let roots = (arguments.maps + found).flatMap(WaymarkHeaders.headers(namedIn:)).flatMap(
      FileSystem.files)
    let isExcluded = { (path: String) in isOfSystem(path) || path.isContained(in: buildFolder) }
    return scanner.headers(
      includedBy: (roots + arguments.included).filter { !isExcluded($0) },
      folders: arguments.folders.filter { !isExcluded($0) }, definitions: arguments.definitions)
  }
}
