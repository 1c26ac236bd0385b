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
      elements.reserveCapacity(outputs.reduce(0) { $0 + $1.elements.count })
      for output in outputs {
        elements += output.elements
        if !output.facts.isEmpty { facts += output.facts }
      }
    }
  }
}

extension Output {
  /// The output as a choice that a tag names.
  init(choosing output: Output, tag: AnyHashable) {
    self.init(facts: [.choice(Choice(tag: tag, output: [output]))] + output.presentationFacts)
  }

  /// What can be chosen; loose elements cannot.
  var choices: [Choice] {
    facts.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
  }
}

/// A view that a tag names, in a picker or in a bar of tabs.
struct Choice {
  var tag: AnyHashable
  /// One output, kept out of line because outputs hold choices.
  var output: [Output]

  var elements: [Element] { output.flatMap(\.elements) }
}

/// Something that a view says about the screen, the stack or the window that it is in.
enum Fact {
  case title(String)
  case toolbar([Element])
  /// A screen of a tab view; its elements are here and nowhere else.
  case tab(Tab)
  /// A view that can be chosen; its elements are here and nowhere else.
  case choice(Choice)
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
