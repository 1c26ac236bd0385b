import SwiftSyntax
import Testing

/// Compares the places of the library's deprecated names with the section "The library" of
/// `HowItWorks.md`.
@Suite struct DeprecatedNameTests {
  /// The names that SwiftUI deprecates, with their replacements. They have no attribute, because
  /// SwiftUI deprecates most of them only for a future version, and code that uses them compiles
  /// without warnings.
  ///
  /// The initializers of `Color` for a `UIColor` and of `NavigationLink` for a destination that
  /// isn't a closure are missing, because other initializers have the same names.
  private static let replacements: [String: String] = [
    "ActionSheet": "confirmationDialog(_:isPresented:actions:message:)",
    "Alert": "alert(_:isPresented:actions:message:)",
    "AnimatableModifier": "Animatable",
    "EnvironmentValues.presentationMode": "dismiss",
    "MagnificationGesture": "MagnifyGesture",
    "NavigationLink.init(_:destination:isActive:)": "navigationDestination(isPresented:)",
    "NavigationLink.init(_:destination:tag:selection:)": "init(value:label:)",
    "NavigationLink.init(_:isActive:destination:)": "navigationDestination(isPresented:)",
    "NavigationLink.init(_:tag:selection:destination:)": "init(value:label:)",
    "NavigationLink.init(destination:isActive:label:)": "navigationDestination(isPresented:)",
    "NavigationLink.init(destination:tag:selection:label:)": "init(value:label:)",
    "NavigationLink.init(isActive:destination:label:)": "navigationDestination(isPresented:)",
    "NavigationLink.init(tag:selection:destination:label:)": "init(value:label:)",
    "NavigationView": "NavigationStack",
    "NavigationViewStyle": "NavigationStack",
    "Picker.init(selection:label:content:)": "init(selection:content:label:)",
    "PresentationMode": "DismissAction",
    "RotationGesture": "RotateGesture",
    "Section.init(header:content:)": "init(content:header:)",
    "Text.+(lhs:rhs:)": "an interpolation",
    "ToolbarItemPlacement.navigationBarLeading": "topBarLeading",
    "ToolbarItemPlacement.navigationBarTrailing": "topBarTrailing",
    "View.accentColor(_:)": "tint(_:)",
    "View.accessibility(addTraits:)": "accessibilityAddTraits(_:)",
    "View.accessibility(hidden:)": "accessibilityHidden(_:)",
    "View.accessibility(hint:)": "accessibilityHint(_:)",
    "View.accessibility(label:)": "accessibilityLabel(_:)",
    "View.accessibility(value:)": "accessibilityValue(_:)",
    "View.actionSheet(isPresented:content:)": "confirmationDialog(_:isPresented:actions:message:)",
    "View.actionSheet(item:content:)": "confirmationDialog(_:isPresented:actions:message:)",
    "View.alert(isPresented:content:)": "alert(_:isPresented:actions:message:)",
    "View.alert(item:content:)": "alert(_:isPresented:actions:message:)",
    "View.autocapitalization(_:)": "textInputAutocapitalization(_:)",
    "View.background(_:alignment:)": "background(alignment:content:)",
    "View.colorScheme(_:)": "preferredColorScheme(_:)",
    "View.coordinateSpace(name:)": "coordinateSpace(_:)",
    "View.cornerRadius(_:)": "clipShape(_:)",
    "View.disableAutocorrection(_:)": "autocorrectionDisabled(_:)",
    "View.edgesIgnoringSafeArea(_:)": "ignoresSafeArea(_:edges:)",
    "View.foregroundColor(_:)": "foregroundStyle(_:)",
    "View.mask(_:)": "mask(alignment:_:)",
    "View.navigationBarHidden(_:)": "toolbar(_:for:)",
    "View.navigationBarItems(leading:)": "toolbar(content:)",
    "View.navigationBarItems(leading:trailing:)": "toolbar(content:)",
    "View.navigationBarItems(trailing:)": "toolbar(content:)",
    "View.navigationBarTitle(_:)": "navigationTitle(_:)",
    "View.navigationBarTitle(_:displayMode:)": "navigationTitle(_:)",
    "View.navigationViewStyle(_:)": "NavigationStack",
    "View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)":
      "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)",
    "View.overlay(_:alignment:)": "overlay(alignment:content:)",
    "View.searchable(text:placement:prompt:suggestions:)": "searchSuggestions(_:)",
    "View.statusBar(hidden:)": "statusBarHidden(_:)",
  ]

  @Test func `deprecated names are declared only in 'OlderNames' folders`() throws {
    // The package of `XCTUnimplemented`, which the library exports, deprecates the function.
    let attribute = /@available\(\s*\*,\s*deprecated|\bXCTUnimplemented\b/
    let marked = try RepositoryFiles.files(in: "../Sources").filter { $0.text.contains(attribute) }
    #expect(marked.count > 5)
    for file in marked {
      let folders = file.path.split(separator: "/").drop { $0 != "Sources" }.dropLast()
      #expect(folders.count == 3 && folders.last == "OlderNames", "\(file.path)")
    }
  }

  @Test func `names that SwiftUI deprecates are declared only in 'OlderNames'`() throws {
    var found: Set<String> = []
    for file in try RepositoryFiles.files(in: "../Sources/HeadlessUI") {
      for name in DeclarationFinder.names(in: file.text) {
        guard let replacement = Self.replacements[name] else { continue }
        found.insert(name)
        #expect(
          file.path.contains("/OlderNames/"),
          "move '\(name)', which '\(replacement)' replaces, from \(file.path) to 'OlderNames'")
      }
    }

    #expect(Set(Self.replacements.keys).subtracting(found) == [])
  }

  @Test func `names contain the type and the labels of the parameters`() {
    let text = """
      protocol Walker {}
      struct Hike: Walker {
        init(_ path: Path, by time: Int) {
          let rest = 1
        }
        static func + (lhs: Hike, rhs: Hike) -> Hike { lhs }
      }
      extension Tour.Guide {
        static let first = Tour.Guide(), last = first
        func turn() {}
      }
      """

    let found = DeclarationFinder.names(in: text)

    #expect(
      found == [
        "Walker", "Hike", "Hike.init(_:by:)", "Hike.+(lhs:rhs:)", "Tour.Guide.first",
        "Tour.Guide.last", "Tour.Guide.turn()",
      ])
  }
}

/// A search for the names of a file's protocols and structures, and of the properties, functions,
/// and initializers in its types.
private final class DeclarationFinder: SyntaxVisitor {
  private var names: [String] = []

  static func names(in text: String) -> [String] {
    let finder = DeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(RepositoryFiles.tree(of: text))
    return finder.names
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    names += node.bindings.map { node.qualified($0.pattern.trimmedDescription) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.qualified(node.name.text), node.signature)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.qualified("init"), node.signature)
  }

  private func add(
    _ name: String, _ signature: FunctionSignatureSyntax
  ) -> SyntaxVisitorContinueKind {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    names.append("\(name)(\(labels.joined()))")
    return .skipChildren
  }
}
