import ComposableUI
import Foundation
import Testing

/// Exercises rarer names of SwiftUI that don't change the text of a screen.
@MainActor
@Suite struct RareNamesTests {
  @Test func `gradients and type-erased shapes and styles don't change the text`() {
    #expect(Phone(ShapesView()).text == "Screen\n  Filled\n  Styled")
  }

  @Test func `custom alignments, layouts, and transitions don't change the text`() {
    let phone = Phone(AlignedView())

    #expect(phone.shows("Aligned") && phone.shows("Shelved") && phone.shows("Round"))
  }

  @Test func `modifiers for screen readers, keys, and previews don't change the text`() {
    let phone = Phone(ModifiedView())

    #expect(phone.shows("Read") && phone.shows("Pressed") && phone.shows("Previewed"))
    #expect(phone.shows("Older label"))
  }

  @Test func `a title menu and a labeled group are part of the toolbar`() {
    let phone = Phone(BarView())

    #expect(phone.shows("Rename") && phone.shows("Undo") && phone.shows("Send"))
  }

  @Test func `fonts, colors, and spacing aren't part of a text state's value`() {
    let plain = TextState("Total")
    let styled = plain.font(.title).fontWeight(.bold).foregroundColor(.red).kerning(1)
      .tracking(1).baselineOffset(1).monospacedDigit().accessibilityLabel("Sum")

    #expect(styled == plain)
    #expect(TextState("Total", tableName: "Prices", comment: "The sum") == plain)
  }

  @Test func `a spring can be predefined or have custom parameters`() {
    #expect(Animation.spring(.bouncy) == .spring(Spring(duration: 0.5, bounce: 0.3)))
    #expect(Animation.spring(.snappy(duration: 1)) != .spring(.smooth(duration: 1)))
  }
}

private struct ShapesView: View {
  private let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
  private let isRound = true

  var body: some View {
    Text("Filled")
      .background(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      .background(RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9))
      .background(AngularGradient(colors: [.red, .blue], center: .center))
      .background(EllipticalGradient(colors: [.red, .blue]))
      .background(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .green, .white]))
      .clipShape(isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
      .clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 8)))
      .clipShape(.rect(topLeadingRadius: 8))
      .clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8)).subtracting(.circle))
    Text("Styled")
      .foregroundStyle(isRound ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial))
      .foregroundStyle(.radialGradient(colors: [.red, .blue], startRadius: 0, endRadius: 9))
      .foregroundStyle(.conicGradient(colors: [.red, .blue]))
  }
}

private struct Badge: InsettableShape {
  var amount = 0.0

  func path(in rect: CGRect) -> Path { Circle().inset(by: amount).path(in: rect) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var badge = self
    badge.amount += amount
    return badge
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

private struct Shelf: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let distances = subviews.map { $0.spacing.distance(to: ViewSpacing(), along: .horizontal) }
    let weights = subviews.map { CGFloat($0[Weight.self]) }
    return CGSize(width: (distances + weights).reduce(0, +), height: 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

extension HorizontalAlignment {
  private enum Price: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  fileprivate static let price = HorizontalAlignment(Price.self)
}

private struct Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90 * phase.value))
  }
}

private struct AlignedView: View {
  var body: some View {
    VStack(alignment: .price) {
      Text("Aligned").alignmentGuide(.price) { $0[.leading] }
      Shelf { Text("Shelved").layoutValue(key: Weight.self, value: 2) }
      Text("Round").background(Badge().inset(by: 2).strokeBorder(.red, lineWidth: 2))
    }
    .frame(alignment: Alignment(horizontal: .price, vertical: .center))
    .transition(Turn())
    .transition(AnyTransition(Turn()).combined(with: .opacity))
  }
}

private struct ModifiedView: View {
  var body: some View {
    Text("Read")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment, .decrement: break
        @unknown default: break
        }
      }
      .accessibilityHint(Text("Reads")).accessibilityHeading(.h1).accessibilitySortPriority(1)
      .accessibilityInputLabels(["Read it"]).accessibilityCustomContent("Pages", "3")
      .accessibilityRepresentation { Text("Unread") }
      .accessibilityActions { Button("Read") {} }
    Text("Label").accessibility(label: Text("Older label")).accessibility(addTraits: .isHeader)
    Text("Pressed")
      .onKeyPress(.space) { .handled }
      .onKeyPress(keys: [.upArrow, .downArrow]) { $0.key == .upArrow ? .handled : .ignored }
      .onKeyPress(characters: .alphanumerics) { _ in .ignored }
      .focusEffectDisabled().focusable(interactions: .edit)
    Text("Previewed")
      .previewDevice("iPhone 17").previewDisplayName("Small").previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft)
      .contentMargins(8).scenePadding().containerShape(.capsule).presentationSizing(.form)
      .containerBackground(.red, for: .navigation).dialogIcon(Image(systemName: "bell"))
      .badgeProminence(.decreased).selectionDisabled().environment(
        \.multilineTextAlignment, .center)
    ShareLink("Share", item: "Kettle", preview: SharePreview("Kettle"))
    AsyncImage(url: nil, transaction: Transaction(animation: .default)) { _ in Text("Loading") }
    Image("keyboard", bundle: .main)
  }
}

private struct BarView: View {
  var body: some View {
    NavigationStack {
      Text("Mail")
        .toolbar {
          ToolbarTitleMenu { Button("Rename") {} }
          ToolbarItemGroup { Button("Undo") {} } label: { Text("Edit") }
          ToolbarItem { Button("Send") {} }
        }
    }
  }
}
