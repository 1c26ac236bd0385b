import Foundation
import WaymarkFindings
import WaymarkModel
import WaymarkPackages
import WaymarkProject

extension DocumentAudit {
  /// The audited files and the library that they're audited against.
  struct Subject {
    /// The files, without duplicates.
    var files: [AuditedFile]
    /// Whether code without a language can be a block.
    var readsUnlabeledCode: Bool
    var settings: Settings
    var library: Library
    /// Whether the package was built, or there is none to build.
    var isBuilt: Bool
    /// Whether the settings are valid.
    var hasValidSettings: Bool
    /// The folders that the arguments name, and that were searched for files.
    var namedFolders: [String]
    /// The folders whose files the site can publish.
    var folders: Set<String>
    /// The findings about references to missing snippets, and to missing files of tutorials.
    var referenceFindings: [BlockFinding] = []

    var modules: [String] { settings.imports ?? library.modules }

    /// Parses some of the files.
    ///
    /// - Parameter indices: The indices of the files; nil for all files.
    /// - Returns: The articles with the indices of their files, in reading order. Swift files
    ///   without blocks are omitted.
    func articles(at indices: [Int]? = nil) throws -> [(index: Int, article: Article)] {
      try files.articles(at: indices, readingUnlabeledCode: readsUnlabeledCode)
    }
  }

  /// Reads the files and builds the library that they are audited against.
  ///
  /// - Parameter readsUnlabeledCode: Whether to audit code without a language as well.
  func subject(readsUnlabeledCode: Bool) async throws -> Subject {
    let selection = try ArticleFiles(in: package).selection(of: request.files)
    for warning in selection.warnings { progress.report(warning) }
    let tutorials = CatalogFiles.tutorials(in: selection.namedFolders)
      .filter { !selection.files.contains($0) }
    let names = selection.files.filter { !SnippetFile.isSnippet($0) } + tutorials
    let texts = try DocumentEncoding.texts(of: names)
    for warning in texts.diagnostics { progress.report(warning) }
    let documents = names.map { name in
      AuditedFile(path: name, text: texts.value[name] ?? "", content: .document)
    }
    let shown = try shownFiles(
      in: documents, readingUnlabeledCode: readsUnlabeledCode,
      among: selection.files.filter(SnippetFile.isSnippet))
    let settings = try ArticleFiles.settings(for: selection.files)
    for error in settings.diagnostics { progress.report(error.description) }
    let (library, isBuilt) = try await self.library()
    return Subject(
      files: documents + shown.files, readsUnlabeledCode: readsUnlabeledCode,
      settings: settings.value, library: library, isBuilt: isBuilt,
      hasValidSettings: settings.diagnostics.isEmpty, namedFolders: selection.namedFolders,
      folders: selection.folders.union(package.paths), referenceFindings: shown.findings)
  }

  /// Returns the named snippet files, the files that documents show as snippets or as steps of
  /// tutorials, and findings about references without a target.
  ///
  /// - Parameter named: The snippet files that the arguments name.
  private func shownFiles(
    in documents: [AuditedFile], readingUnlabeledCode readsUnlabeledCode: Bool,
    among named: [String]
  ) throws -> (files: [AuditedFile], findings: [BlockFinding]) {
    var places = Dictionary(named.map { ($0, $0) }) { $1 }
    let references = try documents.enumerated().flatMap { index, document -> [SnippetReference] in
      let references = SnippetReference.all(in: document)
      guard !references.isEmpty, document.path.isSwiftFile else { return references }
      // Swift files without blocks aren't documents.
      let articles = try documents.articles(
        at: [index], readingUnlabeledCode: readsUnlabeledCode)
      return articles.isEmpty ? [] : references
    }
    for reference in references {
      places[reference.file] = "\(packageFolder.path)/\(reference.file)"
    }
    var findings: [BlockFinding] = []
    for document in documents {
      let steps = TutorialStep.all(in: document)
      let files = steps.isEmpty ? [:] : CatalogFiles.swiftFiles(besides: document.path)
      for step in steps {
        guard let file = files[step.file] else {
          findings.append(step.finding)
          continue
        }
        places[file] = file
      }
    }
    var texts: [String: String] = [:]
    for (file, place) in places.sorted(by: { $0.key < $1.key }) {
      do {
        texts[file] = String(decoding: try File.bytes(of: place, limit: 64 << 20), as: UTF8.self)
      } catch  where file != place {
        // A reference to a file that can't be read is an author's mistake, which is reported below.
      } catch {
        throw Failure.environment("'\(file)' can't be read", because: error)
      }
    }
    findings += references.compactMap {
      $0.finding(in: texts[$0.file], hasPackage: package != nil)
    }
    let shown = texts.sorted { $0.key < $1.key }
    return (shown.map { AuditedFile(path: $0.key, text: $0.value, content: .block) }, findings)
  }
}
