import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The page about the run that proved the articles. It's the only file that differs between two
/// runs of the same articles.
struct RunPage {
  /// The maximum number of examples on the page, so that its size doesn't depend on the size of the
  /// book.
  private static let limit = 10

  /// An example and the duration of its process.
  struct Duration {
    var href: HTML
    var name: HTML
    var article: HTML
    var time: HTML
  }

  private let page: PageLayout
  /// A sentence about when, with which compiler, and at which commit the examples were proved;
  /// empty if none of this is known.
  var sentence: HTML
  /// The platform and the compiler's flags; empty if they are unknown.
  var conditions: HTML
  /// The number of examples that ran and, if known, the sum of their times; empty if none ran.
  var total: HTML
  /// The examples that took longest, slowest first.
  var slowest: [Duration]

  /// Creates the page. A duration that isn't a number counts as the longest.
  init(_ book: Book) {
    page = PageLayout(
      book, path: SiteMap.run, title: "About this run",
      description: "When the examples were proved, which compiler was used, and how long they took."
    )
    sentence = HTML(RunPage.sentence(book.input.run))
    let times = book.input.proofs
      .compactMap { proof in proof.duration.map { (example: proof.example, time: comparable($0)) } }
    let sum = times.reduce(0) { $0 + $1.time }
    let inTotal = seconds(sum).map { " for \($0) in total" } ?? ""
    total = times.isEmpty ? "" : "\(counted(times.count, "example")) ran\(inTotal)."
    conditions =
      book.input.environment.map { environment -> HTML in
        // Keep browsers from breaking a flag at its hyphens.
        let flags = environment.flags.map { flag -> HTML in "<span>\(flag)</span>" }
          .joined(separator: " ")
        let with: HTML = environment.flags.isEmpty ? "" : " with <code>\(flags)</code>"
        return "They were compiled for <code>\(environment.platform)</code>\(with)."
      } ?? ""
    slowest =
      times
      .sorted { ($1.time, $0.example) < ($0.time, $1.example) }
      .prefix(Self.limit)
      .compactMap { Duration($0.example, time: $0.time, in: book) }
  }

  var file: SiteFile {
    page.file(
      [
        """
        <main class="run" id="page.main">
        <header class="title">
        <h1>About this run</h1>
        </header>
        <div class="prose">
        """,
        paragraph([sentence, conditions]), paragraph([total]),
        """
        <p>This page is the only one that differs between two runs of the same articles. All \
        verdicts are in <a href="verdicts.json">verdicts.json</a>.</p>
        """,
        slowest.isEmpty ? "" : table, "</div>\n</main>",
      ].lines())
  }

  private func paragraph(_ sentences: [HTML]) -> HTML {
    let text = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "" : "<p>\(text)</p>"
  }

  private var table: HTML {
    """
    <h2 id="slowest">Slowest examples</h2>
    <div class="table" role="group" aria-labelledby="slowest"><table>
    <thead><tr><th scope="col">Example</th><th scope="col">Article</th>\
    <th scope="col" class="right">Time</th></tr></thead>
    <tbody>
    \(slowest.map(\.row).lines())
    </tbody>
    </table></div>
    """
  }

  private static func sentence(_ run: RunFacts) -> String {
    let parts = [
      run.time.map { "on \($0)" }, run.toolchain.map { "with \($0)" },
      run.commit.map { "at commit \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "The examples were proved \(parts.joined(separator: " "))."
  }
}

/// Returns a duration that can be compared, with infinity in place of NaN.
private func comparable(_ duration: Double) -> Double { duration.isNaN ? .infinity : duration }

extension RunPage.Duration {
  /// Creates the entry of an example. Returns nil for an example without a proof page.
  fileprivate init?(_ example: Example.ID, time: Double, in book: Book) {
    guard let path = book.map.proofAddress(of: example) else { return nil }
    href = HTML(address(of: path, from: SiteMap.run))
    name = HTML(example.name)
    article = HTML(book.title(of: example.article))
    self.time = HTML(seconds(time) ?? "unknown")
  }

  fileprivate var row: HTML {
    """
    <tr><td><a href="\(href)"><code>\(name)</code></a></td><td>\(article)</td>\
    <td class="right">\(time)</td></tr>
    """
  }
}

/// Returns a duration with two decimals, such as `0.42 s`, or words if it is too short for that;
/// nil if it is invalid.
func seconds(_ duration: Double) -> String? {
  guard duration.isFinite, duration >= 0, duration < 1e9 else { return nil }
  let hundredths = Int((duration * 100).rounded())
  guard hundredths > 0 else { return "less than 0.01 s" }
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}
