/// A control for selecting one of several values.
///
/// ```swift
/// enum Paint { case red, green }
///
/// struct PaintView: View {
///   @State var paint = Paint.red
///
///   var body: some View {
///     Picker("Paint", selection: $paint) {
///       Text("Red").tag(Paint.red)
///       Text("Green").tag(Paint.green)
///     }
///   }
/// }
///
/// let phone = Phone(PaintView())
/// phone.choose("Green", in: "Paint")
/// #expect(phone.shows("Green"))
/// ```
///
/// Tests select a value by its title, as with `phone.choose("Green", in: "Paint")`.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<Selection>
  let label: Label
  let content: Content

  /// Creates a picker whose selection is the tag of the chosen option.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  func children(in node: Node) -> [Child] {
    [node.child(.label, label), node.choices(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let choices = children[1].choices
    let selected = selection.wrappedValue
    // With the cast, a tag also matches an optional selection.
    let current = choices.first { $0.tag.base as? Selection == selected }
    var picker = Element(
      .picker, children[0].elements.title, value: current?.elements.title ?? "",
      children: choices.map { choice in
        let isSelected = choice.tag == current?.tag
        return Element(.option, choice.elements.title, role: isSelected ? .selected : nil)
      }, target: node.id
    )
    picker.isEnabled = node.environment.isEnabled
    node.handler = .step { index in
      // A choice whose tag doesn't have the type of the selection can't be selected.
      if let tag = choices[index].tag.base as? Selection { selection.wrappedValue = tag }
    }
    return Output([picker])
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }
}
