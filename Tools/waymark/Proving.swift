import Article
import Extracting
import Foundation
import Reading
import Running

/// The way from the words of a call to an outcome: read, extract, run.
struct Proving {
  var options: ProvingOptions
  var progress: Progress

  init(_ options: ProvingOptions) {
    self.options = options
    self.progress = Progress(isQuiet: options.quiet)
  }

  /// Proves what the call names.
  func outcome() async throws -> Outcome {
    defer { progress.end() }
    let package = try PackageFolder.current()
    let selection = try ArticleFiles.selection(of: options.articles)
    let articles = try ArticleFiles.read(selection.files)
    let library = try await library(of: package)
    let extracted = examples(in: articles.value, imports: library.modules)
    let chosen = try selection.chosen(from: extracted.value)
    let proofs = try await prove(chosen, against: library, of: package)
    let problems = (articles.diagnostics + extracted.diagnostics).filter(selection.concerns)
    return Outcome(
      articles: articles.value, examples: chosen, proofs: proofs, problems: problems,
      isStrict: options.strict)
  }

  func library(of package: String) async throws -> Library {
    try await Library.load(
      package: package, cache: Self.cache(of: package), skipBuild: options.skipBuild,
      progress: { [progress] in progress.begin($0) })
  }

  private func prove(
    _ examples: [Example], against library: Library, of package: String
  ) async throws -> [Proof] {
    let engine = try await Engine(
      library: library, cache: Self.cache(of: package), timeLimit: options.timeLimit)
    progress.proving(examples.count)
    return try await engine.prove(examples) { [progress] in progress.proved($0) }
  }

  static func cache(of package: String) -> String { "\(package)/.build/waymark" }
}
