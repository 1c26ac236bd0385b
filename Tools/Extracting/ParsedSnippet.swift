import WaymarkGrouping
import WaymarkModel
import WaymarkSyntax
import WaymarkTokens

/// A filled snippet that has been parsed.
struct ParsedSnippet: Sendable {
  var source: FilledSnippet
  var items: [Item]
  var comments: [Comment]
  /// The pictures between statements.
  private(set) var steps: [PictureStep] = []
  /// The comments that are intended as `// Prints "…"` but have another form.
  var uncomparedComments: [UncomparedComment]
  /// The reasons why the snippet isn't lexically complete on its own; empty if it is.
  var incomplete: [Diagnostic]
  /// Whether the snippet closes brackets that it doesn't open.
  var closesTooMuch: Bool
  /// The errors about code that a snippet must not contain.
  var refused: [Diagnostic]

  init(_ source: FilledSnippet, parserCache: ParserCache) {
    let analysis = parserCache.analysis(of: source.text)
    self.source = source
    items = analysis.items
    comments = analysis.comments
    uncomparedComments = (analysis.comments.filter { !$0.expectsOutput } + analysis.otherComments)
      .compactMap(source.uncomparedComment)
    closesTooMuch = analysis.problems.contains { $0.kind == .extraneous }
    incomplete = analysis.problems.map { problem in
      Diagnostic(at: source.location(at: problem.offset), problem.message, hint: problem.hint)
    }
    refused = analysis.sourceLocations.map { offset in
      Diagnostic(
        at: source.location(at: offset),
        "'#sourceLocation' would change the location of this code",
        hint: "remove the line: messages already refer to the article's file and line"
      )
    }
    refused += analysis.reserved.map { name in
      Diagnostic(
        at: source.location(at: name.offset), name.message, hint: name.hint,
        reason: .unavailableName)
    }
    refused += analysis.directionChanges.map { change in
      Diagnostic(at: source.location(at: change.offset), change.message, hint: change.hint)
    }
    if let offset = analysis.excess {
      refused.append(
        Diagnostic(
          at: source.location(at: offset), "this code is nested too deeply to be parsed",
          hint: "move parts of it into separate variables, functions, or types"
        )
      )
    }
    steps = findSteps()
  }

  /// Whether the snippet contains a program with its own `@main`.
  var isProgram: Bool { items.contains { !$0.mains.isEmpty } }

  /// Whether any item contains an expectation or a test.
  var isChecked: Bool { items.contains { !$0.expectations.isEmpty || !$0.tests.isEmpty } }

  /// Returns the snippet in which an item starts, as an index into the article's snippets.
  func snippet(of item: Item) -> Int {
    source.lines[source.line(at: item.code.lowerBound)].snippet
  }

  /// Returns whether the text contains code of a snippet, given as an index into the article's
  /// snippets.
  func holds(_ snippet: Int) -> Bool { source.lines.contains { $0.snippet == snippet } }
}
