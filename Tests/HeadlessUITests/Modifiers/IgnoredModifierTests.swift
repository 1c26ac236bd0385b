import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct IgnoredModifierTests {
  @Test func `the older 'colorScheme' modifier sets the color scheme of a view`() {
    struct Sky: View {
      @Environment(\.colorScheme) var scheme

      var body: some View { Text(scheme == .dark ? "Stars" : "Clouds") }
    }

    #expect(Phone(Sky().colorScheme(.dark)).shows("Stars"))
  }

  @Test func `modifiers for pointers, keyboards, and other devices leave a view unchanged`() {
    struct MapView: View {
      @State var isSuppressed = false
      @State var place = CGPoint.zero
      @Namespace var namespace

      var body: some View {
        Text("Map \(place.x)")
          .onContinuousHover { phase in
            switch phase {
            case .active(let location): place = location
            case .ended: place = .zero
            }
          }
          .copyable(["Map"])
          .navigationDocument(URL(fileURLWithPath: "/map"))
          .dialogSuppressionToggle(isSuppressed: $isSuppressed)
          .dialogSuppressionToggle("Don't ask again", isSuppressed: $isSuppressed)
          .prefersDefaultFocus(in: namespace)
          .focusSection()
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    }

    #expect(Phone(MapView()).text == "Screen\n  Map 0.0")
  }

  @Test func `APIs that affect only appearance or other devices don't change the content`() async {
    let phone = Phone(
      NavigationStack {
        List {
          Text("Oak")
            .badge(Text("new"))
            .labelsVisibility(.hidden)
            .listRowSeparatorTint(.red, edges: .bottom)
            .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
          TimelineView(.everyMinute) { context in
            Text(context.cadence <= .seconds ? "Live" : "Late")
          }
          ModifiedContent(content: Text("Elm"), modifier: EmptyModifier())
        }
        .toolbar(removing: .sidebarToggle)
      }
    )

    #expect(phone.text == "Screen\n  List\n    Oak\n    Live\n    Elm")
    #expect(EnvironmentValues().pixelLength * EnvironmentValues().displayScale == 1)
  }

  @Test func `glass effects and scroll edge effects don't change the content`() {
    struct BreadView: View {
      @Namespace var glass
      @State var position = ScrollPosition(edge: .top)

      var body: some View {
        ScrollView {
          GlassEffectContainer(spacing: 4) {
            Text("Rye").glassEffect(.clear.interactive(), in: .capsule)
              .glassEffectID("rye", in: glass)
              .glassEffectUnion(id: "breads", namespace: glass)
              .glassEffectTransition(.materialize)
          }
        }
        .scrollPosition($position)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollEdgeEffectHidden(for: .bottom)
        .backgroundExtensionEffect()
        .safeAreaBar(edge: .bottom) { Button("Top") { position.scrollTo(edge: .top) } }
      }
    }

    #expect(Phone(BreadView()).text == "Screen\n  Rye\n  [Top]")
  }
}
