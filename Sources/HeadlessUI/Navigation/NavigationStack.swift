/// A stack of screens that consists of a root and the screens pushed onto it, including one screen
/// for each value of a path.
///
/// Only the top screen is visible, but the other screens keep their state. A value's screen is
/// declared with ``View/navigationDestination(for:destination:)``. If several views in the stack
/// declare a screen for the type of the value, the view closest to the top of the stack takes
/// precedence. A value without a destination is reported as an issue.
///
/// ```swift
/// struct KitchenView: View {
///   @State var path: [String] = []
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       List(["Kettle", "Whisk"], id: \.self) { name in
///         NavigationLink(name, value: name)
///       }
///       .navigationTitle("Kitchen")
///       .navigationDestination(for: String.self) { name in
///         Text("About the \(name)")
///       }
///     }
///   }
/// }
///
/// let phone = Phone(KitchenView())
/// phone.tap("Whisk")
/// #expect(phone.shows("About the Whisk"))
/// ```
public struct NavigationStack<Data, Root: View>: View, GrowingView {
  private let path: StackPath?
  private let root: Root

  /// Creates a stack that manages its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path can hold values of different types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = StackPath(path)
    self.root = root()
  }

  /// Creates a stack whose path is a collection of values of one type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = StackPath(path)
    self.root = root()
  }

  func children(in node: Node) -> [Child] {
    var navigation = node.environment.navigation
    if navigation.stack != nil { node.report(.stackInStack) }
    navigation.stack = StackLink(stack: node.id) { [weak node] value in
      // The node has the current view. The view that created this closure can be out of date.
      guard let node, let stack = node.view as? Self else { return }
      stack.push(value, in: node)
    }
    return [
      node.child(
        .content, root, environment: node.environment(setting: \.navigation, to: navigation))
    ]
  }

  func children(after outputs: [Output], in node: Node) -> [Child] {
    let values = path(in: node).values()
    // The first output belongs to the root.
    let index = outputs.count - 1
    // `children(in:)` derived this environment for the root.
    guard index < values.count, let environment = node.derivedEnvironment?.values else { return [] }
    return [page(values[index], at: index, after: outputs, in: node, environment)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let screens = [Screen(output: children[0], back: nil)] + children.flatMap { pushed($0, node) }
    let facts = screens.flatMap { $0.output.presentations.map { Fact.presentation($0) } }
    return Output([top(of: screens, in: node)], facts: facts)
  }

  private struct Screen {
    var output: Output
    var back: NodeID?
  }

  private func path(in node: Node) -> StackPath {
    if let path { return path }
    let known = node.storage[[]] as? StateStorage<NavigationPath>
    let storage = known ?? StateStorage(NavigationPath())
    node.storage[[]] = storage
    return StackPath(Binding(storage, \.value))
  }

  private func push(_ value: AnyHashable, in node: Node) {
    let path = path(in: node)
    guard path.append(value) else {
      let type = typeName(Swift.type(of: value.base))
      return node.host.report(
        .wrongPathValue(value: "\(value)", type: type, path: path.name)
      )
    }
  }

  private func page(
    _ value: AnyHashable, at index: Int, after outputs: [Output], in node: Node,
    _ environment: EnvironmentValues
  ) -> Child {
    let type = type(of: value.base)
    let destination = outputs.destination(for: ObjectIdentifier(type))
    if destination == nil {
      node.report(.missingDestination(value: "\(value)", type: typeName(type)))
    }
    let page = Page(
      kind: .screen,
      dismiss: { [weak node] in
        guard let node, let stack = node.view as? Self else { return }
        stack.path(in: node).keepFirst(index)
      },
      content: { destination?.view(value) ?? EmptyView() }
    )
    let stamp: [AnyHashable?] = [destination?.version, value]
    // The same value can be on the path more than once.
    return node.child(
      .presented([index as AnyHashable, value]), page, environment: environment, stamp: stamp
    )
  }

  /// Returns the screens that an output pushes, and the screens that those screens push in turn.
  private func pushed(_ output: Output, _ node: Node) -> [Screen] {
    let direct = output.facts.compactMap { fact in
      if case .pushed(let screen) = fact { screen } else { nil }
    }
    if direct.count > 1 {
      node.report(
        .twoPresentations(
          shown: direct[1].output.screenPhrase, waiting: direct[0].output.screenPhrase)
      )
    }
    return direct.flatMap { [Screen(output: $0.output, back: $0.back)] + pushed($0.output, node) }
  }

  private func top(of screens: [Screen], in node: Node) -> Element {
    let top = screens[screens.count - 1]
    var children: [Element] = []
    if let back = top.back {
      let title = screens[screens.count - 2].output.title
      children.append(Element(.backButton, title.isEmpty ? "Back" : title, target: back))
    }
    return Element(
      .screen, top.output.title, children: children + top.output.toolbar + top.output.elements
    )
  }
}

extension [Output] {
  fileprivate func destination(for type: ObjectIdentifier) -> Destination? {
    // The destinations of a screen take precedence over the destinations of the screens below it.
    for output in reversed() {
      if let found = output.destination(for: type) { return found }
    }
    return nil
  }
}

extension Output {
  /// Returns the destination that this output, or a screen that's pushed from it, declares for a
  /// type.
  fileprivate func destination(for type: ObjectIdentifier) -> Destination? {
    for fact in facts.reversed() {
      switch fact {
      case .destination(let destination) where destination.type == type: return destination
      case .pushed(let screen):
        if let found = screen.output.destination(for: type) { return found }
      default: continue
      }
    }
    return nil
  }

  /// The title of the screen, or an empty string if no view has set one.
  var title: String {
    for case .title(let title) in facts { return title }
    return ""
  }

  /// The toolbar of the screen, as an array of at most one element.
  var toolbar: [Element] {
    let items = facts.flatMap { fact in
      if case .toolbar(let items) = fact { items } else { [Element]() }
    }
    return items.isEmpty ? [] : [Element(.toolbar, children: items)]
  }

  fileprivate var screenPhrase: String {
    title.isEmpty ? "a screen" : "the screen '\(title)'"
  }
}
