import ComposableUI
import Foundation
import Testing

/// Exercises the names of SwiftUI that affect only what a screen looks like.
@MainActor
@Suite struct DrawingNamesTests {
  @Test func `text views show formatted values, images, and attributed strings`() {
    let phone = Phone(TextsView())

    #expect(phone.shows("007") && phone.shows("3.14") && phone.shows("25%"))
    #expect(phone.shows("(star) rated") && phone.shows("two items"))
    #expect(phone.shows("attributed") && phone.shows("Greeting") && phone.shows("Commented"))
  }

  @Test func `styles, shapes, and symbol effects don't change the text`() {
    let phone = Phone(StylesView())

    #expect(phone.shows("Styled") && phone.shows("(bell)") && phone.shows("Shaped"))
  }

  @Test func `modifiers that place and animate a view don't change the text`() {
    let phone = Phone(PlacedView())

    #expect(phone.shows("Placed") && phone.shows("Presented") && phone.shows("Animated"))
    #expect(phone.shows("first phase") && !phone.shows("second phase"))
  }

  @Test func `environment values that depend on the screen are constants`() {
    #expect(Phone(SurroundingsView()).shows("leftToRight 3.0 false regular"))
  }

  @Test func `a preview with traits compiles, and a phone can show the previewed view`() {
    #expect(Phone(StylesView()).shows("Styled"))
  }
}

#Preview("Styles", traits: .sizeThatFitsLayout) {
  StylesView()
}

private struct TextsView: View {
  var body: some View {
    Text("\(7, specifier: "%03d")")
    Text("\(3.14159, specifier: "%.2f")")
    Text("\(0.25, format: .percent)")
    Text("\(Image(systemName: "star")) rated")
    Text("\(Text("two").bold()) items")
    Text(AttributedString("attributed"))
    Text(LocalizedStringResource("greeting", defaultValue: "Greeting"))
    Text("Commented", comment: "A text with a comment")
    Text(Date.distantPast...Date.distantFuture)
    Text(timerInterval: Date.distantPast...Date.distantFuture, countsDown: false)
  }
}

private struct StylesView: View {
  var body: some View {
    Text("Styled")
      .background(.ultraThinMaterial)
      .background(.regularMaterial, in: .rect(cornerRadius: 8))
      .background(in: .capsule)
      .backgroundStyle(.bar)
      .foregroundStyle(.primary, .tint)
      .foregroundStyle(.link)
      .foregroundStyle(.linearGradient(colors: [.red, .mint], startPoint: .top, endPoint: .bottom))
      .overlay(.selection, in: Circle())
      .clipShape(.capsule)
      .contentShape(.interaction, .rect)
    Image(systemName: "bell", variableValue: 0.5)
      .renderingMode(.template)
      .symbolRenderingMode(.hierarchical)
      .imageScale(.large)
      .symbolEffect(.bounce, value: 1)
      .symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
      .contentTransition(.symbolEffect(.replace))
    UnevenRoundedRectangle(topLeadingRadius: 4).fill(Color.red.gradient)
    RoundedRectangle(cornerRadius: 4, style: .continuous).inset(by: 1).offset(x: 1)
    ContainerRelativeShape().fill(.separator)
    Circle().fill(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 1))
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(
        Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 1),
        with: .color(.red), lineWidth: 2)
    }
    Text("Shaped")
      .font(.custom("Avenir", size: 12, relativeTo: .body).smallCaps().width(.condensed))
      .fontWeight(.ultraLight)
      .fontWidth(.expanded)
      .underline(true, pattern: .dash, color: .red)
      .lineLimit(2...3)
      .lineLimit(2, reservesSpace: true)
      .dynamicTypeSize(.small ... .large)
  }
}

private struct PlacedView: View {
  @State private var detent = PresentationDetent.medium
  @Namespace private var namespace

  var body: some View {
    Text("Placed")
      .frame(minWidth: 0, idealWidth: 1, maxWidth: .infinity)
      .ignoresSafeArea(.keyboard, edges: .bottom)
      .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0)
      .alignmentGuide(.leading) { $0[.trailing] + $0.width }
      .coordinateSpace(.named("stack"))
      .scaleEffect(2, anchor: .top)
      .rotationEffect(.degrees(90), anchor: .center)
      .position(CGPoint(x: 1, y: 1))
      .listSectionSpacing(.compact)
      .listRowSeparator(.hidden, edges: .bottom)
    Text("Presented")
      .presentationCompactAdaptation(.popover)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls)
      .presentationDetents([.medium], selection: $detent)
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .tabBar)
      .scrollTargetBehavior(.paging)
    Text("Animated")
      .transition(.asymmetric(insertion: .push(from: .leading), removal: .scale(scale: 0.5)))
      .matchedTransitionSource(id: 1, in: namespace)
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      .matchedGeometryEffect(id: 1, in: namespace, properties: .position, anchor: .top)
      .animation(.default) { $0.opacity(0.5) }
      .transaction(value: 1) { $0.animation = nil }
      .sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 < $1 }
      .modifier(EmptyModifier())
    Text("Phases").phaseAnimator([1, 2]) { view, phase in
      view
      Text(phase == 1 ? "first phase" : "second phase")
    }
  }
}

private struct SurroundingsView: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    Text("\(direction) \(scale) \(reducesMotion) \(controlSize)")
  }
}
