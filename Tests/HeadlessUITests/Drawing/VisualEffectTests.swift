import HeadlessUI
import Testing

@MainActor @Suite struct VisualEffectTests {
  @Test func `scroll effects don't change views, and every view counts as visible`() {
    struct RowsView: View {
      @State var visible = 0

      var body: some View {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(1..<4) { row in
            Text("Row \(row)")
              .visualEffect { content, geometry in content.offset(y: geometry.size.height) }
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
              .onScrollVisibilityChange { if $0 { visible += 1 } }
          }
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 0
        } action: { _, _ in
          visible = 0
        }
        Text("Visible: \(visible)")
      }
    }

    #expect(Phone(RowsView()).shows("Visible: 3"))
  }
}
