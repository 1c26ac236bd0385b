import ArgumentParser
import Article
import Extracting
import Foundation
import Running

extension Waymark {
  struct Extract: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes the examples as a Swift package with a test target for each.",
      discussion: """
        The package is made for 'swift test' and for editors; its messages name the articles. It \
        replaces what an earlier extract left in the folder.

        EXAMPLE
          waymark extract --output Extracted && swift test --package-path Extracted
        """
    )

    @OptionGroup var options: ProvingOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The package's folder.", valueName: "folder"))
    var output: String

    func run() async throws {
      let folder = OutputFolder(path: output, marks: [Self.mark], content: "package")
      try folder.refuseWhatIsNotOurs()
      let proving = Proving(options)
      let extraction = try await proving.extraction()
      proving.progress.end()
      let files = package(of: extraction.examples, library: proved(extraction))
      let kept = files.merging([Self.mark: ""]) { $1 }.sorted { $0.key < $1.key }
      try folder.replace(with: kept.map { ($0.key, Array($0.value.utf8)) })
      let outcome = Outcome(extraction, proofs: [])
      Results.show(outcome)
      Console.print(
        "\(counted(extraction.examples.count, "example")) in \(output)/: "
          + "swift test --package-path \(output)")
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Lies in every package of ours, so that nothing else is ever replaced.
    private static let mark = ".waymark"

    private func proved(_ extraction: Extraction) -> ProvedPackage {
      let manifest = extraction.library.manifest
      return ProvedPackage(
        name: manifest.name, path: relativePath(of: extraction.package, from: output),
        products: manifest.products, platforms: manifest.platforms)
    }
  }
}

/// The way from one folder to another: `../..`. Links are followed first, as the way back up does.
private func relativePath(of target: String, from folder: String) -> String {
  var to = URL(fileURLWithPath: target).resolvingSymlinksInPath().pathComponents[...]
  var from = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents[...]
  while let next = to.first, next == from.first {
    to.removeFirst()
    from.removeFirst()
  }
  return (Array(repeating: "..", count: from.count) + to).joined(separator: "/")
}
