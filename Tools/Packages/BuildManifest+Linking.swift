import WaymarkModel

extension BuildManifest {
  /// Returns the linker flags for the libraries of programs with these targets, and for the paths
  /// to those libraries. Files that the build produced aren't included. Each flag is followed by
  /// its argument.
  ///
  /// Other flags aren't included, because they can be meant for the program's own code.
  func linkFlags(of closure: Closure) throws -> [[String]] {
    let objects = Set(closure.objects)
    let links = try commands.keys.sorted().filter { name in
      try commands[name]!.contains {
        $0.contains("\"-emit-executable\"") || $0.contains("\"-emit-library\"")
      }
        && list("inputs", of: name).contains(where: objects.contains)
    }
    return try links.flatMap {
      linkerPaths(in: try list("args", of: $0)) + (try libraries(of: $0))
    }
  }

  private func linkerPaths(in arguments: [String]) -> [[String]] {
    WaymarkPackages.linkerPaths(in: arguments).filter { !$0.last!.hasPrefix(buildFolder) }
  }

  /// Returns the `-l` flags and the archives of a link command, except for libraries that were
  /// built for the program.
  private func libraries(of link: String) throws -> [[String]] {
    let built = try list("inputs", of: link).map(\.namePart)
    return try list("args", of: link).filter { flag in
      if flag.hasSuffix(".a"), !flag.hasPrefix("-") { return !flag.hasPrefix(buildFolder) }
      let name = "lib\(flag.dropFirst(2))"
      return flag.hasPrefix("-l") && !built.contains { $0 == "\(name).so" || $0 == "\(name).dylib" }
    }.map { [$0] }
  }
}
