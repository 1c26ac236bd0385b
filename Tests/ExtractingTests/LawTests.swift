import Testing
import WaymarkExtracting
import WaymarkGrouping
import WaymarkModel
import struct WaymarkModel.SourceLocation
import WaymarkSyntax

/// Invariants of every article, regardless of its content.
@Suite struct LawTests {
  static let seeds: ClosedRange<UInt64> = 1...60

  @Test func `most random articles have examples, and many have expectations and highlights`() {
    let articles = Self.seeds.map { randomArticle($0) }
    let found = articles.map { examples(in: [$0]).value }

    #expect(found.count { $0.contains { !$0.source.authorsPlaces.isEmpty } } > 30)
    #expect(found.count { $0.contains { !$0.probes.isEmpty } } > 10)
    #expect(
      articles.count { $0.snippets.contains { !highlights(of: $0).isEmpty } } > 30)
  }

  @Test(arguments: seeds) func `each byte of the author's code is at its mapped location`(
    seed: UInt64
  ) {
    let article = randomArticle(seed)
    let lines = article.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map(Array.init)

    for example in examples(in: [article]).value {
      for (line, generated) in example.source.lines.enumerated() {
        for (column, byte) in generated.text.utf8.enumerated() {
          guard let place = example.source.location(line: line + 1, column: column + 1),
            generated.isAuthors(column + 1)
          else { continue }
          #expect(lines[place.line - 1][place.column - 1] == byte)
        }
      }
    }
  }

  @Test(arguments: seeds) func `no part of a snippet is lost or duplicated`(seed: UInt64) {
    let article = randomArticle(seed)

    for example in examples(in: [article]).value {
      let own = example.snippets.flatMap { article.snippets[$0].places(in: article) }
      guard !example.source.lines.isEmpty else { continue }
      let numbers = Set(example.snippets.flatMap { article.snippets[$0].lines.map(\.number) })
      let found = example.source.authorsPlaces.filter { numbers.contains($0.line) }
      #expect(found.sorted() == own.sorted())
    }
  }

  @Test(arguments: seeds) func `each snippet belongs to one example`(seed: UInt64) {
    let article = randomArticle(seed)

    let found = examples(in: [article]).value

    #expect(found.flatMap(\.snippets).sorted() == article.snippets.map(\.index))
    #expect(Set(found.map(\.id)).count == found.count)
    #expect(Set(found.map(\.module)).count == found.count)
  }

  @Test(arguments: seeds) func `moving the code of an article doesn't change the generated source`(
    seed: UInt64
  ) {
    let text = randomMarkdown(seed)

    let before = examples(in: [article(text)]).value
    let after = examples(in: [article("Moved.\n\n" + text)]).value

    #expect(before.map(\.source.text) == after.map(\.source.text))
    #expect(before.map(\.id) == after.map(\.id))
  }

  @Test(arguments: seeds) func `an example is the same whether or not other examples are created`(
    seed: UInt64
  ) {
    let articles = [randomArticle(seed), randomArticle(seed + 1, file: "Other/Basics.md")]
    let all = examples(in: articles).value

    for start in 0...1 {
      let kept = stride(from: start, to: all.count, by: 2).map { all[$0] }
      let skipped = Set(all.map(\.id)).subtracting(kept.map(\.id))
      #expect(examples(in: articles, skipping: skipped).value == kept)
    }
  }

  @Test(arguments: seeds)
  func `unparsed examples have the names, snippets, and uses of parsed ones`(
    seed: UInt64
  ) {
    let articles = [randomArticle(seed), randomArticle(seed + 1, file: "Other/Basics.md")]

    let all = examples(in: articles).value
    let unparsed = unparsedExamples(of: articles)

    #expect(unparsed.map(\.id) == all.map(\.id))
    #expect(unparsed.map(\.snippets) == all.map(\.snippets))
    #expect(unparsed.map(\.used) == all.map(\.used))
  }

  @Test(arguments: seeds) func `the same articles always produce the same examples`(seed: UInt64) {
    let articles = [randomArticle(seed), randomArticle(seed + 1, file: "Other/Basics.md")]

    let first = examples(in: articles, options: ExtractionOptions(imports: ["Library"]))
    let second = examples(in: articles, options: ExtractionOptions(imports: ["Library"]))

    #expect(first == second)
    #expect(Set(first.value.map { $0.module.lowercased() }).count == first.value.count)
  }

  @Test(arguments: seeds) func `expectations are numbered from 0 in source order`(seed: UInt64) {
    for example in examples(in: [randomArticle(seed)]).value {
      #expect(example.probes.map(\.id) == Array(0..<example.probes.count))
      for probe in example.probes {
        #expect(example.source.text.contains("__waymarkCheck(\(probe.id), "))
      }
    }
  }

  @Test(arguments: seeds) func `highlights are sorted and don't overlap`(seed: UInt64) {
    for snippet in randomArticle(seed).snippets {
      var end = 0
      for highlight in highlights(of: snippet) {
        #expect(highlight.range.lowerBound >= end)
        end = highlight.range.upperBound
      }
      #expect(end <= snippet.code.utf8.count)
    }
  }
}

extension GeneratedSource.Line {
  /// Returns whether the byte at a column, counted from 1, comes from an author.
  fileprivate func isAuthors(_ column: Int) -> Bool {
    origins.last { $0.column <= column }?.location != nil
  }
}

extension GeneratedSource {
  /// The location of each byte of the authors' code except spaces.
  fileprivate var authorsPlaces: [SourceLocation] {
    lines.enumerated().flatMap { line, generated in
      generated.text.utf8.enumerated().compactMap { column, byte in
        byte > 32 && generated.isAuthors(column + 1)
          ? location(line: line + 1, column: column + 1) : nil
      }
    }
  }
}

extension Snippet {
  /// Returns the location of each byte except spaces and the lines of slots.
  fileprivate func places(in article: Article) -> [SourceLocation] {
    lines.filter { $0.text.split(separator: " ") != ["//", "slot:", "s"] }.flatMap { line in
      line.text.utf8.enumerated().compactMap { offset, byte in
        byte > 32
          ? SourceLocation(file: article.file, line: line.number, column: line.column + offset)
          : nil
      }
    }
  }
}
