import ComposableUI
import Foundation
import Testing

/// Exercises the views and modifiers that programs written for similar libraries use.
@MainActor
@Suite struct ViewNamesTests {
  @Test func `controls change the values that they are bound to`() async {
    let phone = Phone(ControlsView())

    phone.slide("Volume", to: 4)
    #expect(phone.shows("Volume: 4.0"))
    phone.choose(Date(timeIntervalSince1970: 86_400), in: "Day")
    #expect(phone.shows("Day 1"))
    phone.tap("More")
    #expect(phone.shows("Details"))
    phone.type("Mira", into: "Name")
    phone.submit("Name")
    #expect(phone.shows("Name: Mira") && phone.shows("Submitted"))
    await phone.refresh()
    #expect(phone.shows("Refreshed"))
  }

  @Test func `rows are searched, selected, moved, and deleted`() {
    let phone = Phone(RowsView())

    phone.tap("B")
    #expect(phone.shows("Selected: B"))
    phone.move("C", before: "A")
    #expect(phone.shows("C, A, B"))
    phone.swipe("A", tap: "Delete")
    #expect(phone.shows("C, B"))
    phone.tap("Edit")
    #expect(phone.shows("Done"))
    phone.type("C", into: "Search")
    #expect(!phone.shows("B"))
  }

  @Test func `setting a focus state moves the focus`() {
    let phone = Phone(FocusView())

    phone.tap("Focus")
    #expect(phone.shows("Focused: true"))
  }

  @Test func `a custom environment entry reaches a view`() {
    #expect(Phone(GreetingView().environment(\.greeting, "Hi")).shows("Hi, Mira"))
    #expect(Phone(GreetingView()).shows("Hello, Mira"))
  }

  @Test func `touch gestures reach their views`() {
    let phone = Phone(GesturesView())

    phone.tap("Tap")
    #expect(phone.shows("tapped"))
    phone.tap("Tap gesture")
    #expect(phone.shows("tapped by gesture"))
    phone.longPress("Press")
    #expect(phone.shows("pressed"))
    phone.longPress("Press gesture")
    #expect(phone.shows("pressed by gesture"))
    phone.drag("Drag", by: CGSize(width: 3, height: 4), from: CGPoint(x: 1, y: 1))
    #expect(phone.shows("dragged from 1.0 to 4.0 in 2 steps"))
  }

  @Test func `fonts, shapes, and effects don't change the text`() {
    let phone = Phone(DrawingView())

    #expect(phone.shows("393 wide"))
    #expect(phone.shows("All") && phone.shows("Bold text") && phone.shows("Below"))
    #expect(phone.shows("1.50"))
  }

  @Test func `a change is animated with 'withAnimation'`() {
    let phone = Phone(AnimatedView())

    phone.tap("Grow")
    #expect(phone.shows("2") && phone.transaction.animation == .easeIn)
    phone.tap("Spring")
    #expect(phone.shows("3") && phone.transaction.animation == .spring(duration: 0.5))
  }
}

private struct ControlsView: View {
  @State var day = Date(timeIntervalSince1970: 0)
  @State var isOpen = false
  @State var log = ""
  @State var name = ""
  @State var volume = 1.0

  var body: some View {
    Form {
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Text("Day \(Int(day.timeIntervalSince1970 / 86_400))")
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Details") }
      TextField("Name", text: $name)
        .disableAutocorrection(true)
        .textInputAutocapitalization(.never)
        .autocapitalization(.none)
        .keyboardType(.emailAddress)
        .textContentType(.name)
        .submitLabel(.done)
        .onSubmit { log = "Submitted" }
      Text(log)
    }
    .refreshable { log = "Refreshed" }
  }
}

private struct RowsView: View {
  @State var names = ["A", "B", "C"]
  @State var query = ""
  @State var selection: String?

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(names.filter { query.isEmpty || $0 == query }, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .searchable(text: $query)
      Text("Selected: \(selection ?? "nothing")")
      Text(names.joined(separator: ", "))
        .toolbar { EditButton() }
    }
  }
}

private struct FocusView: View {
  @FocusState var isFocused: Bool
  @State var name = ""

  var body: some View {
    TextField("Name", text: $name).focused($isFocused)
    Button("Focus") { isFocused = true }
    Text("Focused: \(isFocused)")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var greeting = "Hello"
}

private struct GreetingView: View {
  @Environment(\.greeting) var greeting

  var body: some View { Text("\(greeting), Mira") }
}

private struct GesturesView: View {
  @State var log = ""
  @State var steps = 0

  var body: some View {
    Text("Tap").onTapGesture { log = "tapped" }
    Text("Tap gesture").gesture(TapGesture().onEnded { log = "tapped by gesture" })
    Text("Press").onLongPressGesture { log = "pressed" }
    Text("Press gesture")
      .simultaneousGesture(LongPressGesture().onEnded { _ in log = "pressed by gesture" })
    Text("Drag")
      .highPriorityGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in steps += 1 }
          .onEnded { drag in
            log = "dragged from \(drag.startLocation.x) to \(drag.location.x) in \(steps) steps"
          }
      )
    Text(log)
  }
}

private enum Filter: LocalizedStringKey, CaseIterable { case all = "All" }

private struct DrawingView: View {
  var body: some View {
    GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
    Text(Filter.all.rawValue)
      .font(.system(.title, design: .rounded).bold())
      .foregroundStyle(.secondary)
    Text("Bold ").bold() + Text("text").italic()
    Text(1.5, format: .number.precision(.fractionLength(2)))
    Circle()
      .trim(from: 0, to: 0.5)
      .stroke(.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round))
      .rotationEffect(.degrees(90))
      .frame(maxWidth: .infinity)
    Circle()
      .fill(
        AngularGradient(
          gradient: Gradient(colors: [.red, .blue]), center: UnitPoint(x: 0.5, y: 0.25)))
    Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 1, y: 1))
    }
    .stroke(.primary, lineWidth: 3)
    Text("Label")
      .colorMultiply(Color(.systemRed))
      .listRowInsets(EdgeInsets())
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .background(Color(.systemGray5).frame(maxWidth: 0), alignment: .leading)
      .background(Color(white: 0.95))
    Image(systemName: "heart").symbolVariant(.fill).accessibilityLabel(Text("Favorite"))
    ProgressView { Text("Loading") }
      .progressViewStyle(.circular)
      .blendMode(.difference)
      .colorInvert()
      .background(.gray, in: Capsule())
      .shadow(color: .black.opacity(0.2), radius: 5, y: 5)
      .transition(.opacity.combined(with: .slide).animation(.default))
      .safeAreaInset(edge: .bottom) { Text("Below") }
  }
}

private struct AnimatedView: View {
  @State var count = 1

  var body: some View {
    Text("\(count)")
    Button("Grow") { withAnimation(.easeIn) { count += 1 } }
    Button("Spring") { withAnimation(.spring()) { count += 1 } }
  }
}
