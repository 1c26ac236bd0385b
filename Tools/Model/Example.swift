/// Snippets that are compiled together as one Swift file and module, and run as one test.
@dynamicMemberLookup
package struct Example: Codable, Hashable, Sendable {
  /// The identity of an example, such as `Articles/Basics.md#optional-state`.
  package struct ID: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    /// The path of the article as the user wrote it.
    package var article: String
    /// The name of the example, unique in its article.
    package var name: String

    package init(article: String, name: String) {
      self.article = article
      self.name = name
    }

    /// The article and the name, separated by `#`.
    package var description: String { "\(article)#\(name)" }

    /// Orders examples by article, and then by name.
    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.article, lhs.name) < (rhs.article, rhs.name)
    }
  }

  /// A plan for proving an example, with the condition under which the example passes.
  package enum Plan: Codable, Hashable, Sendable {
    /// The example is compiled and run.
    case run
    /// The example is compiled but not run, because its snippet has its own `@main` and expects
    /// nothing.
    case compile
    /// The example must not compile. `snippet` is the range of generated lines that may contain
    /// errors; errors that the snippet causes in the code after it count toward its last line.
    /// `marked` contains the generated lines that are marked with `// error`, in order.
    case fails(text: String, snippet: ClosedRange<Int>, marked: [Int])
    /// The example must stop with a trap whose message contains the text, in the snippet with
    /// `traps=` or in code that it calls.
    case traps(text: String)
    /// The example must report at least one issue in the snippet with `reports=`, and all of its
    /// issues must contain the text.
    case reports(text: String)
    /// The example is never compiled. The reason is shown to readers.
    case untested(reason: String)
    /// The example can't be compiled because a snippet isn't lexically complete on its own, as the
    /// diagnostics explain. The example isn't passed to the compiler, which could parse the next
    /// snippet as part of this one.
    case incomplete([Diagnostic])
    /// The example can't be generated because of errors in the article, which the diagnostics
    /// describe.
    case broken([Diagnostic])

    /// Whether the example's code is executed if it compiles.
    package var runs: Bool {
      switch self {
      case .run, .traps, .reports: true
      case .compile, .fails, .untested, .incomplete, .broken: false
      }
    }

    /// Whether the example is untested. The proof of an untested example has no page.
    package var isUntested: Bool {
      if case .untested = self { true } else { false }
    }
  }

  /// The properties of an example, which copies share.
  package struct Properties: Codable, Hashable, Sendable {
    /// The article and the name of the example.
    package var id: ID
    /// A Swift identifier that is unique among all examples of a run.
    package var module: String
    /// The indices of the example's snippets, in the order in which they appear. The source has a
    /// marker where the code of each snippet begins to run.
    package var snippets: [Int]
    /// The plan for proving the example.
    package var plan: Plan
    /// The snippets that state the plan with `fails=`, `traps=`, or `reports=`; nil if none does.
    package var planningSnippets: PlanningSnippets?
    /// The source that is passed to the compiler.
    package var source: GeneratedSource
    /// The expectations that can be checked while the example runs, in the order of `source`.
    package var probes: [Probe] = []
    /// The code after each `await` and in each clause of an `#if`, in the order of `source`.
    package var continuations: [Continuation] = []
    /// The `// Prints` comments of the snippets.
    package var prints: [Print] = []
    /// The pictures that the snippets request.
    package var pictureRequests: [PictureRequest] = []
    /// The `text, output=` blocks of the example.
    package var outputs: [ExpectedOutput] = []
    /// The examples whose declarations this example starts with, nearest first. They can belong to
    /// other articles.
    package var used: [Example.ID] = []
    /// The names of the modules that replace imported modules, keyed by imported name.
    package var aliases: [String: String] = [:]
  }

  /// The storage of the properties. Sharing it makes a copy ten times faster, and a book copies
  /// each of its examples about twenty times.
  @usableFromInline
  var properties: CopyOnWrite<Properties>

  /// Accesses a property.
  @inlinable
  package subscript<Value>(dynamicMember property: WritableKeyPath<Properties, Value>) -> Value {
    get { properties.value[keyPath: property] }
    _modify { yield &properties.value[keyPath: property] }
  }

  /// The location of the first text in the source that an author wrote; the start of the article if
  /// there is none.
  package var firstLocation: SourceLocation {
    let origins = self.source.lines.lazy.flatMap(\.origins).compactMap(\.location)
    return origins.first ?? SourceLocation(file: self.id.article, line: 1, column: 1)
  }

  /// A location in the source at which an expectation is checked: an `#expect`, a `#require`, or a
  /// similar macro or function.
  package struct Probe: Codable, Hashable, Sendable {
    /// The number that the generated code reports when it reaches the expectation: its index in
    /// `Example.probes`.
    package var id: Int
    /// The name of the macro or function that checks the expectation, such as `expect`.
    package var name: String
    /// The location of the expectation in the article.
    package var location: SourceLocation
    /// The expectation as the author wrote it, such as `#expect(count == 1)`.
    package var text: String
    /// The sides of the comparison whose values are reported, as the author wrote them, such as
    /// `count`.
    package var operands: [String]
    /// The condition of an `#expect` without operands. Its value is the result of the expectation.
    /// Nil for other expectations.
    package var condition: String?

    package init(
      id: Int, name: String, location: SourceLocation, text: String, operands: [String] = [],
      condition: String? = nil
    ) {
      self.id = id
      self.name = name
      self.location = location
      self.text = text
      self.operands = operands
      self.condition = condition
    }

    /// Returns the start of the generated call that reports the value of an operand. The operand
    /// and a closing parenthesis follow.
    package static func call(ofOperand index: Int, probe: Int) -> String {
      "__waymarkValue(\(probe), \(index), "
    }
  }

  /// The rest of a block after a statement with `await`, or the statements in a clause of an `#if`.
  ///
  /// The execution count of a block shows only how many times the block began. A task can be
  /// suspended at the `await` and never resumed, and the compiler can skip the clause.
  package struct Continuation: Codable, Hashable, Sendable {
    /// The position, in the generated source, of the first code that runs in the continuation.
    /// That code has its own execution counter. Line and column start at 1.
    package var line, column: Int
    /// The last line of the block in the source.
    package var last: Int
    /// Whether the compiler can skip the code, which then has no counter. Such code starts on
    /// `line` itself.
    package var isConditional: Bool

    package init(line: Int, column: Int, last: Int, isConditional: Bool = false) {
      self.line = line
      self.column = column
      self.last = last
      self.isConditional = isConditional
    }

    /// The index of the first line of the code in the source.
    package var firstIndex: Int { isConditional ? line - 1 : line }
  }

  /// The snippets that state how their example must fail. Several snippets can state the same
  /// failure.
  package struct PlanningSnippets: Codable, Hashable, Sendable {
    /// The positions of the snippets in the example, as indices into `Example.snippets`.
    package var positions: Set<Int>
    /// The numbers of the generated lines that contain the snippets' code, starting at 1.
    package var lines: Set<Int>
    /// Whether any of the snippets leaves a bracket, string, or comment open.
    package var isUnclosed: Bool

    package init(positions: Set<Int>, lines: Set<Int>, isUnclosed: Bool = false) {
      self.positions = positions
      self.lines = lines
      self.isUnclosed = isUnclosed
    }
  }

  /// The `// Prints "…"` comments of a snippet.
  package struct Print: Codable, Hashable, Sendable {
    /// The index of the snippet in its article.
    package var snippet: Int
    /// The expected lines, one for each comment, with the location of the comment.
    package var lines: [Line]

    /// An expected line of output.
    package struct Line: Codable, Hashable, Sendable {
      /// The expected text.
      package var text: String
      /// The location of the comment.
      package var location: SourceLocation

      package init(text: String, location: SourceLocation) {
        self.text = text
        self.location = location
      }
    }

    package init(snippet: Int, lines: [Line]) {
      self.snippet = snippet
      self.lines = lines
    }
  }

  /// The pictures that a snippet requests.
  package struct PictureRequest: Codable, Hashable, Sendable {
    /// The index of the snippet in its article.
    package var snippet: Int
    /// The captions in the order in which the pictures are taken. The last one belongs to
    /// `screen=`. Empty if the snippet shows only a map.
    package var captions: [Caption]
    /// The caption of the map that is drawn after the snippet's statements have run, from `map=`.
    package var map: Caption?

    /// A caption of a picture or map.
    package struct Caption: Codable, Hashable, Sendable {
      /// The text below the picture or map.
      package var text: String
      /// The location of the caption in the article.
      package var location: SourceLocation

      package init(text: String, location: SourceLocation) {
        self.text = text
        self.location = location
      }
    }

    package init(snippet: Int, captions: [Caption], map: Caption? = nil) {
      self.snippet = snippet
      self.captions = captions
      self.map = map
    }
  }

  /// Creates an example that expects nothing and uses no other example.
  package init(
    id: ID, module: String, snippets: [Int], plan: Plan, source: GeneratedSource
  ) {
    properties = CopyOnWrite(
      Properties(id: id, module: module, snippets: snippets, plan: plan, source: source))
  }

  package init(from decoder: any Decoder) throws { properties = try CopyOnWrite(from: decoder) }

  package func encode(to encoder: any Encoder) throws { try properties.encode(to: encoder) }
}
