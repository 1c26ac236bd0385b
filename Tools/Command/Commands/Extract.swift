import ArgumentParser
import Foundation
import WaymarkExporting
import WaymarkModel
import WaymarkOutcomes
import WaymarkOutputFolders
import WaymarkProject
import WaymarkProving
import WaymarkSystem

extension Waymark {
  struct Extract: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "extract",
      abstract: "Writes the examples as a Swift package with a test target for each.",
      discussion: """
        Use the package with 'swift test' or in an editor; the compiler's messages refer to the \
        articles. A file named .waymark lists the files that were written. The next run replaces \
        or removes only these files, and stops if it would replace one that has been edited \
        since; everything else in the folder is kept.

        EXAMPLE
          waymark extract --output Extracted && swift test --package-path Extracted
        """
    )

    @OptionGroup var options: ProvingOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The folder in which to create the package.", valueName: "folder"))
    var output: String

    /// Writes the package, even if some articles have errors. Examples aren't run.
    ///
    /// - Throws: `ExitCode.notProved` if an article has an error.
    func run() async throws {
      let package = PackageFolder.ofWorkingFolder()
      let folder = OutputFolder(output, holding: .package, for: package)
      try folder.checkFolder()
      let request = try options.request(in: package)
      // Examples aren't run, but an audit runs the blocks that it adopts.
      let proving =
        options.scope == .auto ? try await Proving(request, RunRequest()) : Proving(request)
      let extraction = try await proving.extraction()
      proving.endRun(of: extraction)
      let files = exportedPackage(of: extraction.examples, library: proved(extraction))
      try folder.replace(with: files.mapValues { Array($0.utf8) })
      let outcome = Outcome(extraction, proofs: [])
      ResultsPrinter.show(outcome)
      Console.print(
        "\(counted(extraction.examples.count, "example")) in \(output)/: "
          + "swift test --package-path \(output)")
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Returns the package that the examples import, with a path relative to the output folder.
    private func proved(_ extraction: Extraction) -> DocumentedPackage {
      let manifest = extraction.library.manifest
      return DocumentedPackage(
        name: manifest.name, path: relativePath(of: extraction.package.path, from: output),
        products: manifest.products, platforms: manifest.platforms)
    }
  }
}

/// Returns the relative path from one folder to another, such as `../..`. Symbolic links are
/// resolved first, because the file system resolves them before it follows `..`.
private func relativePath(of target: String, from folder: String) -> String {
  var to = FileSystem.realPath(target).split(separator: "/")[...]
  var from = FileSystem.realPath(folder).split(separator: "/")[...]
  while let next = to.first, next == from.first {
    to.removeFirst()
    from.removeFirst()
  }
  return (Array(repeating: "..", count: from.count) + to).joined(separator: "/")
}
