import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct CombinedGestureTests {
  @Test func `a group's accessibility label applies to each of its views`() {
    let log = Log()
    let phone = Phone {
      Group {
        Image(systemName: "heart")
        Button("♡") { log.lines.append("tapped") }
      }
      .accessibilityLabel("Favorite")
    }

    phone.tap("Favorite")

    #expect(phone.text == "Screen\n  (Favorite)\n  [Favorite]")
    #expect(log.lines == ["tapped"])
  }

  @Test func `a simultaneous gesture is recognized together with an inner gesture`() {
    let log = Log()
    let phone = Phone {
      Text("Photo")
        .onLongPressGesture { log.lines.append("inner press") }
        .gesture(DragGesture().onEnded { _ in log.lines.append("inner drag") })
        .onLongPressGesture { log.lines.append("lower press") }
        .simultaneousGesture(LongPressGesture().onEnded { _ in log.lines.append("press") })
        .simultaneousGesture(DragGesture().onEnded { _ in log.lines.append("drag") })
    }

    phone.longPress("Photo")
    phone.drag("Photo", by: CGSize(width: 20, height: 0))

    #expect(log.lines == ["inner press", "press", "inner drag", "drag"])
  }

  @Test func `a mask removes simultaneous gestures from the views inside`() {
    let log = Log()
    let phone = Phone {
      Text("Photo")
        .simultaneousGesture(LongPressGesture().onEnded { _ in log.lines.append("inner") })
        .gesture(LongPressGesture().onEnded { _ in log.lines.append("outer") }, including: .gesture)
    }

    phone.longPress("Photo")

    #expect(log.lines == ["outer"])
  }

  @Test func `simultaneous gestures pass only the value of the recognized gesture`() {
    let log = Log()
    let phone = Phone {
      Text("Photo")
        .gesture(
          TapGesture().onEnded { log.lines.append("tap") }
            .simultaneously(with: LongPressGesture().onEnded { _ in log.lines.append("press") })
            .onEnded {
              log.lines.append("\($0.first == nil ? "no" : "a") tap, \($0.second ?? false)")
            }
        )
    }

    phone.tap("Photo")
    phone.longPress("Photo")

    #expect(log.lines == ["tap", "a tap, false", "press", "no tap, true"])
  }

  @Test func `a drag completes a sequence of a long press and a drag, but a long press doesn't`() {
    let log = Log()
    let phone = Phone {
      Text("Card")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first: log.lines.append("pressing")
              case .second(_, nil): log.lines.append("pressed")
              case .second(_, let drag?): log.lines.append("at \(Int(drag.location.x))")
              }
            }
            .onEnded { _ in log.lines.append("end") }
        )
    }

    phone.longPress("Card")
    phone.drag("Card", by: CGSize(width: 20, height: 0))

    #expect(log.lines == ["pressing", "pressed", "pressing", "pressed", "at 20", "end"])
  }

  @Test func `a drag that is too short doesn't complete a sequence`() {
    let log = Log()
    let phone = Phone {
      Text("Card")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onEnded { _ in log.lines.append("end") }
        )
    }

    phone.drag("Card", by: CGSize(width: 5, height: 0))

    #expect(log.lines == [])
  }

  @Test func `of two exclusive gestures, only the first that recognizes a touch is performed`() {
    let log = Log()
    let phone = Phone {
      Text("Card")
        .gesture(
          DragGesture(minimumDistance: 50).exclusively(before: DragGesture())
            .onEnded { value in
              switch value {
              case .first: log.lines.append("long")
              case .second: log.lines.append("short")
              }
            }
        )
    }

    phone.drag("Card", by: CGSize(width: 80, height: 0))
    phone.drag("Card", by: CGSize(width: 20, height: 0))

    #expect(log.lines == ["long", "short"])
  }

  @Test func `the state of a gesture returns to its initial value after an unfinished sequence`() {
    struct CardView: View {
      @GestureState var isPressed = false
      let log: Log

      var body: some View {
        Text(isPressed ? "Pressed" : "Card")
          .gesture(
            LongPressGesture().sequenced(before: DragGesture())
              .updating($isPressed) { _, isPressed, _ in
                isPressed = true
                log.lines.append("pressed")
              }
          )
      }
    }
    let log = Log()
    let phone = Phone(CardView(log: log))

    phone.longPress("Card")

    #expect(log.lines == ["pressed", "pressed"])
    #expect(phone.shows("Card"))
  }

  @Test func `a simultaneous tap gesture runs its action in addition to the link's own action`() {
    struct LinkView: View {
      @State var taps = 0

      var body: some View {
        NavigationStack {
          NavigationLink("Details") { Text("Taps: \(taps)") }
            .simultaneousGesture(TapGesture().onEnded { taps += 1 })
        }
      }
    }
    let phone = Phone(LinkView())

    phone.tap("Details")

    #expect(phone.shows("Taps: 1"))
  }

  @Test func `a high-priority tap gesture replaces a button's action`() {
    let log = Log()
    let phone = Phone {
      HStack {
        Text("Kettle")
        Button("Buy") { log.lines.append("bought") }
      }
      .highPriorityGesture(TapGesture().onEnded { log.lines.append("selected") })
    }

    phone.tap("Buy")

    #expect(log.lines == ["selected"])
  }

  @Test func `a mask that contains only the attached gesture disables those of descendants`() {
    let log = Log()
    let phone = Phone {
      VStack {
        Text("Card").onLongPressGesture { log.lines.append("pressed") }
        Text("Stamp").onTapGesture { log.lines.append("tapped") }
        Button("Send") { log.lines.append("sent") }
      }
      .gesture(LongPressGesture().onEnded { _ in log.lines.append("held") }, including: .gesture)
    }

    phone.longPress("Card")
    phone.tap("Send")
    let reported = messages { phone.tap("Stamp") }

    #expect(log.lines == ["held", "sent"])
    #expect(
      reported == [
        """
        'Stamp' is on the screen but can't be tapped.

            Screen
              Card
              Stamp
              [Send]
        """
      ])
  }

  @Test func `controls work although a mask excludes the gestures of descendants`() {
    let log = Log()
    let phone = Phone {
      VStack {
        Button("Send") { log.lines.append("sent") }
          .highPriorityGesture(TapGesture().onEnded { log.lines.append("tapped") })
        Menu("More") { Text("Copy").onTapGesture { log.lines.append("copied") } }
      }
      .gesture(LongPressGesture().onEnded { _ in }, including: .gesture)
    }

    phone.tap("Send")
    phone.choose("Copy", in: "More")

    #expect(log.lines == ["sent", "copied"])
  }

  @Test func `a high-priority tap gesture doesn't replace the actions of menu items`() {
    let log = Log()
    let phone = Phone {
      Menu("More") { Button("Copy") { log.lines.append("copied") } }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("selected") })
    }

    phone.choose("Copy", in: "More")

    #expect(log.lines == ["copied"])
  }

  @Test func `an empty mask disables all gestures`() {
    let log = Log()
    let phone = Phone {
      Text("Card")
        .onTapGesture { log.lines.append("tapped") }
        .gesture(LongPressGesture().onEnded { _ in log.lines.append("pressed") }, including: .none)
    }

    let reported = messages {
      phone.tap("Card")
      phone.longPress("Card")
    }

    #expect(log.lines == [])
    #expect(reported.count == 2)
  }

  @Test func `a mask that excludes a gesture disables it`() {
    let phone = Phone {
      Text("Card").gesture(LongPressGesture().onEnded { _ in }, including: .subviews)
    }

    #expect(
      messages { phone.longPress("Card") } == [
        "'Card' is on the screen but can't be long-pressed.\n\n    Screen\n      Card"
      ]
    )
  }
}
