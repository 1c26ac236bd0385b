import SwiftSyntax
import WaymarkModel

/// A name that an example must not use, because its code could use the name to forge results.
///
/// The generated source calls the tool's own functions, and `Testing`'s macros expand to calls to
/// `Testing`'s functions. An author's code must neither call nor shadow them.
package struct ReservedName: Codable, Hashable, Sendable {
  /// The reason why the name is reserved.
  package enum Use: String, Codable {
    /// One of the tool's own names.
    case tool
    /// A declaration that shadows the module `Testing`.
    case shadowsTesting
    /// An attribute that refers to code by its linker symbol, or that makes code run before the
    /// example.
    case linker
    /// Part of XCTest that code could use to discard the failures of its own tests.
    case failures
  }

  /// The reason why the name is reserved.
  package var use: Use
  /// The name without backticks.
  package var name: String
  /// The offset of the name in UTF-8 bytes.
  package var offset: Int

  /// Returns the reserved names in some code, in order. A name is listed each time it occurs.
  package static func all(in tree: SourceFileSyntax) -> [ReservedName] {
    tree.tokens(viewMode: .sourceAccurate).compactMap(ReservedName.init)
  }

  private init?(_ token: TokenSyntax) {
    let name = token.text.withoutBackticks
    if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign {
      guard Self.attributes.contains(name) else { return nil }
      use = .linker
    } else if case .identifier = token.tokenKind {
      if name.hasPrefix("__waymark") || name == "WaymarkHarness" {
        use = .tool
      } else if name == "Testing", token.isDeclared {
        use = .shadowsTesting
      } else if Self.runs.contains(name) || name == "recordFailure" && token.isOverridden {
        use = .failures
      } else {
        return nil
      }
    } else {
      return nil
    }
    self.name = name
    offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static let attributes: Set<String> = [
    "_extern", "_section", "_silgen_name", "section",
  ]

  /// The classes that receive the failures of a test case.
  private static let runs: Set<String> = ["XCTestCaseRun", "XCTestRun", "XCTestSuiteRun"]

  /// The error about the use of the name.
  package var message: String {
    switch use {
    case .tool: "'\(name)' is reserved by the tool"
    case .shadowsTesting: "a declaration named 'Testing' shadows the module that declares '#expect'"
    case .linker: "'@\(name)' isn't available in an example"
    case .failures: "'\(name)' isn't available in an example"
    }
  }

  /// A hint on how to avoid the name.
  package var hint: String {
    switch use {
    case .tool: "the tool uses this name to observe examples; choose another name"
    case .shadowsTesting: "choose another name"
    case .linker: "remove the attribute: it could let an example forge its own results"
    case .failures: "remove the code: it could hide the failures of XCTest's assertions"
    }
  }
}

extension TokenSyntax {
  /// Whether the token is the name in a declaration, not a reference.
  package var isDeclared: Bool {
    guard let parent else { return false }
    return !parent.is(DeclReferenceExprSyntax.self) && !parent.is(IdentifierTypeSyntax.self)
      && !parent.is(MemberTypeSyntax.self) && !parent.is(ImportPathComponentSyntax.self)
      && !parent.is(LabeledExprSyntax.self)
  }

  /// Whether the token is the name of a function that overrides another.
  fileprivate var isOverridden: Bool {
    parent?.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "override" } ?? false
  }
}
