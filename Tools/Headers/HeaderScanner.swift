import WaymarkModel
import WaymarkSystem

/// A scanner that finds headers by following the directives that include them.
///
/// The compiler lists the headers that it read, but not before it reads them, and not those of
/// modules that are marked as `[system]`.
package final class HeaderScanner {
  /// The headers that some files include, directly and indirectly.
  package struct Headers {
    /// The files whose headers were searched for, these headers, and the paths next to a file at
    /// which a header is searched for before it is found elsewhere. If a file is added at one of
    /// these paths, it is included instead.
    package var files: Set<String> = []
    /// Whether the name of every header could be determined. A name is unknown if it is computed by
    /// a macro that isn't simply defined as the name. An undefined macro doesn't count, because it
    /// can be used only in a branch that isn't compiled.
    package fileprivate(set) var isComplete = true

    package init() {}

    /// Adds the headers of other files.
    package mutating func formUnion(_ others: Headers) {
      files.formUnion(others.files)
      isComplete = isComplete && others.isComplete
    }
  }

  private struct Search: Hashable {
    var roots: [String]
    var folders: [String]
    var definitions: [String]
  }

  /// The results of earlier searches. Many build commands include the same headers.
  private var searches: [Search: Headers] = [:]
  private var directives: [String: HeaderDirectives] = [:]
  private var assemblies: [String: AssemblyDirectives] = [:]

  package init() {}

  /// Returns the headers that some files include. A header that isn't found is omitted, because the
  /// compiler finds it in a folder of the system or of the toolchain.
  ///
  /// - Parameters:
  ///   - roots: The files from which the search begins.
  ///   - folders: The search paths, in the order in which they're searched.
  ///   - definitions: The macros that the compiler's arguments define, such as `CONFIG="config.h"`.
  /// - Complexity: Reads each file once, even if several searches find it.
  package func headers(
    includedBy roots: [String], folders: [String], definitions: [String] = []
  ) -> Headers {
    let search = Search(roots: roots, folders: folders, definitions: definitions)
    if let known = searches[search] { return known }
    let headers = run(search)
    searches[search] = headers
    return headers
  }

  private func run(_ search: Search) -> Headers {
    var headers = Headers()
    var definitions: [String: Set<String?>] = [:]
    for definition in search.definitions {
      let line = "#define " + definition.replacing("=", with: " ", maxReplacements: 1)
      add(HeaderDirectives(Array(line.utf8)).definitions, to: &definitions)
    }
    /// The folders of the files that include a header through a macro, keyed by the macro.
    var uses: [String: Set<String>] = [:]
    var rest = Set(search.roots.map(Self.unique))
    while !rest.isEmpty {
      while let file = rest.popFirst() {
        guard headers.files.insert(file).inserted, let found = directives(in: file) else {
          continue
        }
        let folder = file.folderPart
        for name in found.quoted { rest.formUnion(places(of: name, near: folder, search)) }
        for name in found.angled { rest.formUnion(places(of: name, near: nil, search)) }
        add(found.definitions, to: &definitions)
        for macro in found.macros { uses[macro, default: []].insert(folder) }
      }
      for (macro, folders) in uses {
        for name in (definitions[macro] ?? []).compactMap(\.self) {
          for folder in folders { rest.formUnion(places(of: name, near: folder, search)) }
        }
      }
      rest.subtract(headers.files)
    }
    headers.isComplete = uses.keys.allSatisfy { macro in
      definitions[macro]?.contains(nil) != true && !macro.contains("(")
    }
    return headers
  }

  private func add(
    _ new: [(macro: String, name: String?)], to definitions: inout [String: Set<String?>]
  ) {
    for (macro, name) in new { definitions[macro, default: []].insert(name) }
  }

  /// Returns the files that are included by assembler directives in the files of a compiler
  /// command. The compiler doesn't list them. If any file contains such a directive, every string
  /// that names an existing file counts, because macros can pass the name to the directive.
  ///
  /// - Parameters:
  ///   - files: The files that the compiler lists.
  ///   - folders: The folder in which the compiler runs, and the search paths.
  package func assembledFiles(in files: [String], folders: [String]) -> Set<String> {
    var found = Set(files.filter { !isOfSystem($0) })
    guard found.contains(where: { assembly(in: $0).includes }) else { return [] }
    var rest = found
    while let file = rest.popFirst() {
      for name in assembly(in: file).strings {
        for place in folders.compactMap({ existingFile(name, in: $0) }) {
          if found.insert(place).inserted { rest.insert(place) }
        }
      }
    }
    return found.subtracting(files)
  }

  private func assembly(in file: String) -> AssemblyDirectives {
    if let known = assemblies[file] { return known }
    let found = AssemblyDirectives(FileSystem.read(file) ?? [])
    assemblies[file] = found
    return found
  }

  private func directives(in file: String) -> HeaderDirectives? {
    if let known = directives[file] { return known }
    guard let text = FileSystem.read(file) else { return nil }
    let found = HeaderDirectives(text)
    directives[file] = found
    return found
  }

  /// Returns the path of a header in `folder` and, if the header isn't at that path, its path in
  /// the first search path that contains it.
  private func places(of name: String, near folder: String?, _ search: Search) -> [String] {
    if name.hasPrefix("/") { return [Self.unique(name)] }
    let near = folder.map { Self.unique("\($0)/\(name)") }
    if let near, FileSystem.stamp(near) != nil { return [near] }
    let found = search.folders.lazy.map { Self.unique("\($0)/\(name)") }
      .first { FileSystem.stamp($0) != nil }
    return [near, found].compactMap(\.self)
  }

  /// Returns the same path for all ways to reach a file through `..` and linked folders. A link to
  /// the file itself isn't resolved, because the file's directives are relative to the link.
  private static func unique(_ path: String) -> String {
    "\(FileSystem.realPath(path.folderPart))/\(path.namePart)"
  }
}
