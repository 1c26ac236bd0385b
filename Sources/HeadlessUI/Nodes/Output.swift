/// The elements that a node adds to the screen, and the facts that its ancestors use.
struct Output {
  var elements: [Element] = []
  var facts: [Fact] = []

  init(_ elements: [Element] = [], facts: [Fact] = []) {
    self.elements = elements
    self.facts = facts
  }

  init(joining outputs: [Output]) {
    // Most views have one child. Its arrays are shared instead of copied.
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
  /// Creates an output that offers another output as a choice with a tag.
  init(choosing output: Output, tag: AnyHashable) {
    self.init(facts: [.choice(Choice(tag: tag, output: [output]))] + output.presentationFacts)
  }

  /// The choices in the output. Elements without a tag aren't choices.
  var choices: [Choice] {
    facts.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
  }
}

/// A view with a tag, such as an option of a picker or a row of a list.
struct Choice {
  var tag: AnyHashable
  /// The output of the choice. It's in an array because an output can contain choices, and a
  /// structure can't contain itself directly.
  var output: [Output]

  var elements: [Element] { output.flatMap(\.elements) }
}

/// A property that a view sets on the screen, stack, or window that contains it.
enum Fact {
  case title(String)
  case toolbar([Element])
  /// A screen of a tab view. Its elements are only in the tab.
  case tab(TabScreen)
  /// A view with a tag. Its elements aren't in the output, only in the choice.
  case choice(Choice)
  /// A presentation in front of the page that contains the view.
  case presentation(Element)
  /// A screen pushed on top of the screen that contains the view.
  case pushed(PushedScreen)
  /// The destination for values of a type.
  case destination(Destination)
  /// The page that contains the view can't be swiped away.
  case keepsOpen
  /// The row that contains the view can't be edited in the given way.
  case keepsRow(RowEdit)
  /// A value for a preference key.
  case preference(key: ObjectIdentifier, value: Any)
}

/// A screen that's pushed onto a stack.
struct PushedScreen {
  var output: Output
  /// The node that handles going back.
  var back: NodeID
}

/// The screens for the values of a type, as declared by `navigationDestination`.
struct Destination {
  var type: ObjectIdentifier
  /// A value that changes whenever the closure may have changed.
  var version: AnyHashable
  var view: @MainActor (AnyHashable) -> any View
}
