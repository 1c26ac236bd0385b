import WaymarkModel
import Mustache

/// The page about the run that proved the articles. It's the only file that differs between two
/// runs of the same articles.
struct RunPage {
  static let path = "run.html"
  /// The maximum number of examples on the page, so that its size doesn't depend on that of the
  /// book.
  private static let limit = 50

  /// An example and the duration of its process.
  struct Duration {
    var href: HTML
    var name: HTML
    var article: HTML
    var time: HTML
  }

  var page: Page
  var sentence: HTML
  /// The examples that took longest, slowest first.
  var slowest: [Duration]
  var hasDurations: Bool

  init(_ book: Book) {
    page = Page(
      book, path: Self.path, title: "About this run",
      description: "When the examples were proved, with which compiler, and how long they took.")
    sentence = HTML(RunPage.sentence(book.input.run))
    slowest = book.input.proofs
      .compactMap { proof in proof.duration.map { (example: proof.example, time: comparable($0)) } }
      .sorted { ($1.time, $0.example) < ($0.time, $1.example) }
      .prefix(Self.limit)
      .compactMap { Duration($0.example, time: $0.time, in: book) }
    hasDurations = !slowest.isEmpty
  }

  var file: SiteFile { SiteFile(path: Self.path, text: Templates.render(self, with: "run")) }

  private static func sentence(_ run: RunFacts) -> String {
    let parts = [
      run.time.map { "on \($0)" }, run.toolchain.map { "with \($0)" },
      run.commit.map { "at commit \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "The examples were proved \(parts.joined(separator: " "))."
  }
}

/// Returns a duration that can be compared: infinity instead of NaN.
private func comparable(_ duration: Double) -> Double { duration.isNaN ? .infinity : duration }

extension RunPage.Duration {
  /// Returns nil for an example without a proof page.
  fileprivate init?(_ example: Example.ID, time: Double, in book: Book) {
    guard let path = book.map.proofAddress(of: example) else { return nil }
    href = HTML(address(of: path, from: RunPage.path))
    name = HTML(example.name)
    article = HTML(book.outlines[example.article].map { plainText($0.title) } ?? example.article)
    self.time = HTML(seconds(time))
  }
}

/// Returns a duration with two decimals, such as `0.42 s`, or words if it is invalid or too short
/// for that.
func seconds(_ duration: Double) -> String {
  guard duration.isFinite, duration >= 0, duration < 1e9 else { return "an unknown time" }
  let hundredths = Int((duration * 100).rounded())
  guard hundredths > 0 else { return "less than 0.01 s" }
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}

extension RunPage: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "page": page
    case "sentence": sentence
    case "slowest": slowest
    case "hasDurations": hasDurations
    default: nil
    }
  }
}

extension RunPage.Duration: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "href": href
    case "name": self.name
    case "article": article
    case "time": time
    default: nil
    }
  }
}
