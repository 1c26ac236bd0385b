import WaymarkModel

/// Returns the parsed article as readable text, which fixtures compare.
func dump(_ read: Checked<Article>) -> String {
  let article = read.value
  var lines = article.blocks.flatMap { dump($0) }
  for snippet in article.snippets { lines += dump(snippet) }
  for output in article.outputs {
    lines.append("output \(output.example) at \(place(output.location))")
    lines += output.lines.map(dump)
  }
  lines += read.diagnostics.map(\.description)
  return lines.map { $0 + "\n" }.joined()
}

private func place(_ location: SourceLocation) -> String { "\(location.line):\(location.column)" }

private func dump(_ snippet: Snippet) -> [String] {
  var facts = ["snippet \(snippet.index) at \(place(snippet.location)) \(snippet.visibility)"]
  facts.append("under=\(snippet.heading)")
  if let example = snippet.example { facts.append("example=\(example)") }
  if let uses = snippet.uses { facts.append("uses=\(uses)") }
  if let slot = snippet.slot { facts.append("slot=\(slot)") }
  if let screen = snippet.screen { facts.append("screen=\(screen)") }
  if let map = snippet.map { facts.append("map=\(map)") }
  if let result = snippet.expectedResult { facts.append("\(result)") }
  if !snippet.diagnostics.isEmpty { facts.append("problems=\(snippet.diagnostics.count)") }
  return [facts.joined(separator: " ")] + snippet.lines.map(dump)
}

private func dump(_ line: Snippet.Line) -> String {
  "  \(line.number):\(line.column) |\(line.text)|"
}

private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

private func dump(_ block: Block) -> [String] {
  switch block {
  case .heading(let level, let id, let inlines): ["h\(level) #\(id) " + dump(inlines)]
  case .paragraph(let inlines): ["p " + dump(inlines)]
  case .quote(let blocks): ["quote"] + indented(blocks.flatMap { dump($0) })
  case .aside(let kind, let blocks): ["aside \(kind)"] + indented(blocks.flatMap { dump($0) })
  case .list(let start, let tight, let items):
    ["list \(start.map { "\($0)" } ?? "*")\(tight ? " tight" : "")"]
      + indented(items.flatMap { dump($0) })
  case .snippet(let index): ["snippet \(index)"]
  case .output(let index): ["output \(index)"]
  case .code(let language, let text): ["code \(language ?? "-") \(text.debugDescription)"]
  case .table(let alignments, let header, let rows):
    ["table \(alignments.map(\.rawValue).joined(separator: " "))"]
      + indented(([header] + rows).map { $0.map { "[" + dump($0) + "]" }.joined(separator: " ") })
  case .html(let text): ["html \(text.debugDescription)"]
  case .rule: ["rule"]
  }
}

private func dump(_ item: Block.ListItem) -> [String] {
  ["item" + (item.done.map { $0 ? " done" : " to do" } ?? "")]
    + indented(item.blocks.flatMap { dump($0) })
}

func dump(_ inlines: [Inline]) -> String { inlines.map(dump).joined(separator: " ") }

private func dump(_ inline: Inline) -> String {
  switch inline {
  case .text(let text): text.debugDescription
  case .code(let text): "code(\(text.debugDescription))"
  case .emphasis(let inner): "em(\(dump(inner)))"
  case .strong(let inner): "strong(\(dump(inner)))"
  case .strikethrough(let inner): "struck(\(dump(inner)))"
  case .link(let destination, let title, let inner, let location):
    "link(\(destination)\(title.map { " '\($0)'" } ?? "") \(dump(inner)))@\(place(location))"
  case .image(let source, let title, let inner, let location):
    "image(\(source)\(title.map { " '\($0)'" } ?? "") \(dump(inner)))@\(place(location))"
  case .symbol(let path, let location): "symbol(\(path))@\(place(location))"
  case .document(let article, let heading, let location):
    "doc(\(article)\(heading.map { "#\($0)" } ?? ""))@\(place(location))"
  case .html(let text): "html(\(text.debugDescription))"
  case .softBreak: "/"
  case .lineBreak: "//"
  }
}
