/// What a node adds to the screen: elements where it stands, and facts for those above it.
struct Output {
  var elements: [Element] = []
  var facts: [Fact] = []

  init(_ elements: [Element] = [], facts: [Fact] = []) {
    self.elements = elements
    self.facts = facts
  }

  init(joining outputs: [Output]) {
    if outputs.count == 1 {
      self = outputs[0]
    } else {
      elements = outputs.flatMap(\.elements)
      facts = outputs.flatMap(\.facts)
    }
  }
}

/// Something that a view says about the screen, the stack or the window that it is in.
enum Fact {
  case title(String)
  case toolbar([Element])
  case tabItem([Element])
  case tag(AnyHashable)
  /// Something in front of the page that the view is on.
  case presentation(Element)
  /// A screen on top of the one that the view is on.
  case pushed(PushedScreen)
  /// How the values of a type become screens.
  case destination(Destination)
  /// The page that the view is on cannot be swiped away.
  case keepsOpen
}

/// A screen on top of another in a stack.
struct PushedScreen {
  var output: Output
  /// The node that goes back.
  var back: NodeID
}

/// How the values of one type become screens, and where that was said.
struct Destination {
  var type: ObjectIdentifier
  /// Changes whenever the closure may have.
  var version: AnyHashable
  var view: @MainActor (AnyHashable) -> any View
}
