import Foundation
import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// Text that would be markup if it weren't escaped, in every field of a site's input.
@Suite struct HostileTextTests {
  static let payloads = [
    "<iframe onx=1>", "\"onx=\"1", "' onx='1", "\"\u{301} onx=\"1", "<\u{301}iframe>",
    "</title></script></style><iframe>", "<!-- ", "&lt;iframe&gt;&amp;&#60;", "]]>",
    "\u{1B}[31m\u{7F}",
    "{{title}}{{{title}}}{{#page}}", "\\\");}*/", "\u{2028}\u{202E}",
  ]

  @Test(arguments: payloads)
  func `no input text becomes an element or an attribute`(payload: String) throws {
    let known = Set(site(of: Sample.input).value.pages.flatMap(kinds))

    let made = site(of: try poisoned(Sample.input, with: payload)).value

    for page in made.pages {
      #expect(Markup(page).faults == [], "\(page.path)")
      #expect(kinds(of: page).subtracting(known) == [], "\(page.path)")
    }
    #expect(brokenLinks(in: made) == [])
  }

  @Test func `raw HTML is omitted unless it's trusted`() throws {
    var input = Sample.input
    input.articles[0].blocks.append(
      .paragraph([.html("<kbd>"), .text("Esc"), .html("</kbd>")]))
    #expect(site(of: input).value.text("articles/Trees.html")?.contains("<p>Esc</p>") == true)
    #expect(site(of: input).value.text("articles/Trees.html")?.contains("raw") == false)

    input.settings.trustsHTML = true

    let page = try #require(site(of: input).value.text("articles/Trees.html"))
    #expect(page.contains("<p><kbd>Esc</kbd></p>"))
    #expect(page.contains("<p align=\"center\">raw</p>"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,<script>",
    "file:///etc/passwd", "blob:x", "javascript&colon;alert(1)", "%6Aavascript:alert(1)",
  ])
  func `an address that can run code never becomes a link`(address: String) {
    var input = Sample.input
    input.articles[0].blocks = [
      .paragraph([
        .link(destination: address, title: nil, [.text("words")], location: Sample.at(3)),
        .image(source: address, title: nil, [.text("picture")], location: Sample.at(4)),
      ])
    ]

    let made = site(of: input)

    #expect(made.value.text("articles/Trees.html")?.contains("<p>wordspicture</p>") == true)
    #expect(made.diagnostics.filter { $0.location.file == "Articles/Trees.md" }.count == 2)
  }
}

private func kinds(of page: SiteFile) -> Set<String> {
  Set(
    Markup(page).elements.flatMap { element in
      element.attributes.keys.map { "<\(element.name) \($0)" } + ["<\(element.name)>"]
    })
}

/// Returns the input with the payload appended to every string. Equal strings stay equal, so names
/// still match.
private func poisoned(_ input: SiteInput, with payload: String) throws -> SiteInput {
  func poison<Value: Codable>(_ value: Value) throws -> Value {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode([value]))
    let data = try JSONSerialization.data(withJSONObject: poisoned(json, with: payload))
    return try JSONDecoder().decode([Value].self, from: data)[0]
  }
  var poisonous = input
  poisonous.articles = try poison(input.articles)
  poisonous.front = try poison(input.front)
  poisonous.examples = try poison(input.examples)
  poisonous.proofs = try poison(input.proofs)
  poisonous.report = try poison(input.report)
  poisonous.settings = SiteSettings(title: payload, language: "en" + payload)
  poisonous.run = RunFacts(time: payload, commit: payload, toolchain: payload)
  return poisonous
}

private func poisoned(_ json: Any, with payload: String) -> Any {
  if let values = json as? [Any] { return values.map { poisoned($0, with: payload) } }
  if let object = json as? [String: Any] { return object.mapValues { poisoned($0, with: payload) } }
  guard let text = json as? String, !names.contains(text) else { return json }
  return text + payload
}

/// The strings that represent enum cases.
private let names = Set(
  Verdict.allCases.map(\.rawValue) + [
    "shown", "hidden", "none", "left", "center", "right", "error", "warning", "note", "condition",
    "assertion", "printed", "compileError", "trap", "issue", "sent", "received", "started",
    "completed", "cancelled",
  ])
