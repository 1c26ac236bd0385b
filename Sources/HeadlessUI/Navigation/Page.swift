/// A view that shows its content as a sheet, a popover, a cover, or a pushed screen.
///
/// A page evaluates its content itself. If a value that the content's closure reads changes, only
/// the page is invalidated, not the view that presents it.
struct Page: View, PrimitiveView {
  let kind: Element.Kind
  let dismiss: @MainActor () -> Void
  let content: @MainActor () -> any View

  func children(in node: Node) -> [Child] {
    [node.child(.content, content(), environment: node.pageEnvironment(kind, dismiss))]
  }

  func output(of children: [Output], in node: Node) -> Output {
    node.handler = .tap(dismiss)
    if kind == .screen {
      let screen = PushedScreen(output: children[0], back: node.id)
      return Output(facts: [.pushed(screen)])
    }
    var element = Element(
      kind, children: node.layers(of: children[0]), target: node.id
    )
    // `Phone.dismissSheet` reads this property.
    element.isEnabled = !children[0].facts.contains {
      if case .keepsOpen = $0 { true } else { false }
    }
    return Output(facts: [.presentation(element)])
  }
}

/// The current action that dismisses a page. Each evaluation of the page replaces the action.
@MainActor
private final class Dismissal: Attachment {
  var action: @MainActor () -> Void = {}

  func tearDown() {}
}

extension Node {
  /// Returns the environment for a page that this node presents.
  func pageEnvironment(
    _ kind: Element.Kind, _ dismiss: @escaping @MainActor () -> Void
  ) -> EnvironmentValues {
    var navigation = environment.navigation
    // Views that read the action keep it, because actions for the same page count as equal.
    let dismissal = attachment as? Dismissal ?? Dismissal()
    attachment = dismissal
    dismissal.action = dismiss
    navigation.page = DismissAction(page: id) { dismissal.action() }
    // A link in a sheet can't push onto the stack behind the sheet.
    if kind != .screen { navigation.stack = nil }
    // The buttons of an alert call this action, because every button closes the alert.
    navigation.alert = kind == .alert || kind == .dialog ? navigation.page : nil
    return environment(setting: \.navigation, to: navigation)
  }

  /// Returns the elements of a page's content, followed by the presentation in front, if any.
  ///
  /// If the content presents several pages, the oldest is shown and the conflict is reported.
  func layers(of content: Output) -> [Element] {
    if content.hasPushedScreens { report(.screenOutsideStack) }
    return content.elements + (frontmost(content.presentations).map { [$0] } ?? [])
  }

  private func frontmost(_ presentations: [Element]) -> Element? {
    // Node IDs increase, so the page that was presented first has the lowest ID.
    let byAge = presentations.sorted { $0.age < $1.age }
    if byAge.count > 1 {
      report(.twoPresentations(shown: byAge[0].phrase, waiting: byAge[1].phrase))
    } else {
      forget { if case .twoPresentations = $0 { true } else { false } }
    }
    return byAge.first
  }
}

extension Element {
  fileprivate var age: Int { target.node?.number ?? 0 }

  /// The element as part of a sentence, such as `the sheet 'New item'`.
  var phrase: String {
    let name = title.isEmpty ? children.lazy.map(\.title).first { !$0.isEmpty } ?? "" : title
    return "the \(kind.rawValue)" + (name.isEmpty ? "" : " '\(name)'")
  }
}

extension Output {
  var presentations: [Element] {
    facts.compactMap { if case .presentation(let element) = $0 { element } else { nil } }
  }

  var hasPushedScreens: Bool {
    facts.contains { if case .pushed = $0 { true } else { false } }
  }
}
