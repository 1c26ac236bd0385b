import WaymarkDocComments
import WaymarkMarkdown
import WaymarkModel

/// The parsed contents of a file: its blocks, fences, and diagnostics.
struct ReadFile {
  var blocks: [Block] = []
  var fences: FenceReader
  var diagnostics: [Diagnostic] = []
}

/// Reads a file as Swift if its name ends in `.swift`, otherwise as Markdown.
///
/// - Parameter isSwift: A closure that returns whether code without a language is a snippet.
func contents(
  of file: Decoded, readingUnlabeledCodeIf isSwift: @escaping (String) -> Bool
) -> ReadFile {
  if file.source.file.isSwiftFile { return docCommentContents(of: file, isSwift) }
  var reader = BlockReader(
    file.source, hidesUnreadable: file.hidesUnreadable, readingUnlabeledCodeIf: isSwift)
  let blocks = reader.read()
  return ReadFile(blocks: blocks, fences: reader.fences, diagnostics: reader.diagnostics)
}

private func docCommentContents(
  of file: Decoded, _ isSwift: @escaping (String) -> Bool
) -> ReadFile {
  var reader = BlockReader(
    MarkdownSource(file: file.source.file, lines: []), hidesUnreadable: file.hidesUnreadable,
    readingUnlabeledCodeIf: isSwift)
  let name = file.source.file.namePart
  var blocks: [Block] = [reader.title(name, level: 1)]
  let found = DocComments(in: file.source.bytes)
  for comment in found.comments {
    let count = reader.fences.snippets.count
    reader.resume(
      with: MarkdownSource(file: file.source.file, lines: comment.lines.map(file.source.text)),
      under: comment.exampleName)
    let heading = reader.title(comment.title.isEmpty ? name : comment.title, level: 2)
    let read = reader.read()
    if reader.fences.snippets.count > count { blocks += [heading] + read }
  }
  let tooDeep = found.excess.map { offset in
    Diagnostic(
      at: file.source.location(of: offset), "this code is nested too deeply to be parsed",
      hint: "move parts of it into separate variables, functions, or types")
  }
  return ReadFile(
    blocks: reader.fences.snippets.isEmpty ? [] : blocks, fences: reader.fences,
    diagnostics: reader.diagnostics + [tooDeep].compactMap(\.self))
}
