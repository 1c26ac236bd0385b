/// The snippets that compile together, as one Swift file and one module, and run as one test.
public struct Example: Codable, Hashable, Sendable {
  /// Names an example: `Articles/Basics.md#optional-state`.
  public struct ID: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    /// The article's file as its user named it.
    public var article: String
    /// Unique in its article.
    public var name: String

    public init(article: String, name: String) {
      self.article = article
      self.name = name
    }

    public var description: String { "\(article)#\(name)" }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.article, lhs.name) < (rhs.article, rhs.name)
    }
  }

  /// What is to be done with an example, and what makes it pass.
  public enum Plan: Codable, Hashable, Sendable {
    /// Compile and run.
    case run
    /// Compile, but do not run: the snippet brings its own `@main`.
    case compile
    /// Must not compile. `snippet` is the range of generated lines that may hold errors (the last
    /// one also stands for whatever the compiler says beyond it), `marked` the generated lines
    /// that carry `// error`, in order.
    case fails(text: String, snippet: ClosedRange<Int>, marked: [Int])
    case traps(text: String)
    case reports(text: String)
    /// Never compiled; the reason is for the reader.
    case untested(reason: String)
    /// Does not compile, because a snippet is not lexically complete by itself: these diagnostics
    /// say where. The compiler is not asked: it might take the next snippet for a part of this one.
    case incomplete([Diagnostic])
    /// Cannot be generated, for the article's own errors: these diagnostics say why.
    case broken([Diagnostic])

    /// An untested example has no proof.
    public var isUntested: Bool {
      if case .untested = self { true } else { false }
    }
  }

  public var id: ID
  /// Unique among all examples of a run; a Swift identifier.
  public var module: String
  /// The article's snippets that belong to it, by index, in the order of the article. The source
  /// says `__waymarkSnippet(n)` where the code of `snippets[n]` begins to run.
  public var snippets: [Int]
  public var plan: Plan
  /// What the compiler is given.
  public var source: GeneratedSource
  /// Every check that may be made while it runs, in the order of `source`.
  public var probes: [Probe]
  /// What its snippets promise to print.
  public var prints: [Print]
  /// What its snippets show of a phone.
  public var screens: [Screen]
  /// Its `text, output=` blocks.
  public var outputs: [ExpectedOutput]
  /// The examples whose declarations it starts with, nearest first. They can be in other articles.
  public var used: [Example.ID]
  /// The modules that its imports name and that others stand in for, with those others.
  public var aliases: [String: String]

  /// A place in the source where a check is made when it is reached: an `#expect`, a `#require`…
  public struct Probe: Codable, Hashable, Sendable {
    /// What the generated code reports when it is reached; position in `Example.probes`.
    public var id: Int
    public var location: SourceLocation
    /// The check as the author wrote it: `#expect(count == 1)`.
    public var text: String

    public init(id: Int, location: SourceLocation, text: String) {
      self.id = id
      self.location = location
      self.text = text
    }
  }

  /// The `// Prints "…"` comments of one snippet.
  public struct Print: Codable, Hashable, Sendable {
    /// The snippet's index in its article.
    public var snippet: Int
    /// One value per comment; `location` is that of the comment.
    public var lines: [Line]

    public struct Line: Codable, Hashable, Sendable {
      public var text: String
      public var location: SourceLocation

      public init(text: String, location: SourceLocation) {
        self.text = text
        self.location = location
      }
    }

    public init(snippet: Int, lines: [Line]) {
      self.snippet = snippet
      self.lines = lines
    }
  }

  /// The pictures that one snippet asks for.
  public struct Screen: Codable, Hashable, Sendable {
    /// The snippet's index in its article.
    public var snippet: Int
    /// In the order in which they are taken; the last one is that of `screen=`.
    public var captions: [Caption]

    public struct Caption: Codable, Hashable, Sendable {
      public var text: String
      public var location: SourceLocation

      public init(text: String, location: SourceLocation) {
        self.text = text
        self.location = location
      }
    }

    public init(snippet: Int, captions: [Caption]) {
      self.snippet = snippet
      self.captions = captions
    }
  }

  public init(
    id: ID, module: String, snippets: [Int], plan: Plan, source: GeneratedSource,
    probes: [Probe] = [], prints: [Print] = [], screens: [Screen] = [],
    outputs: [ExpectedOutput] = [], used: [Example.ID] = [], aliases: [String: String] = [:]
  ) {
    self.id = id
    self.module = module
    self.snippets = snippets
    self.plan = plan
    self.source = source
    self.probes = probes
    self.prints = prints
    self.screens = screens
    self.outputs = outputs
    self.used = used
    self.aliases = aliases
  }
}
