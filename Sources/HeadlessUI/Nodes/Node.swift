import Observation

/// A place on the screen that lives as long as views of one type stand there: their state, their
/// environment, what they read, and what they last looked like.
@MainActor
final class Node {
  /// What has to be done before `output` is true again, from nothing to everything.
  enum Status: Comparable {
    case clean
    /// Something below changed, not this.
    case childrenChanged
    case changed
  }

  let id: NodeID
  let key: NodeKey
  unowned let host: Host
  // Not weak: that would make every retain of a parent slow. A node ends with its parent.
  unowned let parent: Node?

  var view: any View {
    didSet { primitive = view as? any PrimitiveView }
  }
  /// The view, if it is drawn instead of being made of others.
  private(set) var primitive: (any PrimitiveView)?
  private let isGrowing: Bool
  var stamp: AnyHashable?
  var environment: EnvironmentValues
  var environmentReads: [any EnvironmentRead] = []
  var derivedEnvironment: DerivedEnvironment?
  var status = Status.changed
  var children: [Node] = []
  var output = Output()
  /// How often it was evaluated.
  private(set) var version = 0

  var handler: Handler?
  var storage: [[Int]: AnyObject] = [:]
  /// How many of `children` do not depend on the outputs of others.
  var independentChildren = 0
  var attachment: (any Attachment)?
  private var reported: Set<Problem> = []

  init(_ child: Child, parent: Node?, host: Host) {
    self.id = host.newID()
    self.key = child.key
    self.host = host
    self.parent = parent
    self.view = child.view
    let primitive = child.view as? any PrimitiveView
    self.primitive = primitive
    self.isGrowing = primitive is any GrowingView
    self.stamp = child.stamp
    self.environment = child.environment
  }

  /// The name of its view's type, for people: `CounterView`.
  var name: String {
    let name = String(describing: Swift.type(of: view))
    return String(name.prefix { $0 != "<" })
  }

  /// True for the views of this library, whose bodies are nobody's business.
  var isOfLibrary: Bool {
    primitive != nil || String(reflecting: Swift.type(of: view)).hasPrefix("HeadlessUI.")
  }

  /// Marks it as changed, and tells every node above that something below changed.
  func invalidate() {
    status = .changed
    var above = parent
    while let node = above, node.status == .clean {
      node.status = .childrenChanged
      above = node.parent
    }
  }

  /// The views directly below, with all that they read while they are listed tracked.
  ///
  /// Only the listing is tracked: a child is never evaluated inside, because what it reads would
  /// then count as read here as well.
  func expand() -> [Child] {
    version += 1
    return tracked {
      if let primitive { return primitive.children(in: self) }
      return [child(.body, body(of: view))]
    }
  }

  /// The views that come after others whose outputs are known; most views have none.
  func expand(after outputs: [Output]) -> [Child] {
    guard isGrowing, let view = primitive as? any GrowingView else { return [] }
    return tracked { view.children(after: outputs, in: self) }
  }

  func assemble(_ outputs: [Output]) -> Output {
    guard let primitive else { return Output(joining: outputs) }
    return tracked { primitive.output(of: outputs, in: self) }
  }

  private func body<V: View>(of view: V) -> any View {
    if let onEvaluation = host.onEvaluation, !isOfLibrary { onEvaluation(name) }
    environmentReads = []
    return connected(view, to: self).body
  }

  private func tracked<Result>(_ read: () -> Result) -> Result {
    withObservationTracking(read) { [id, invalidations = host.invalidations] in
      invalidations.insert(id)
    }
  }

  /// Reports an invalid state, once for as long as the node lives.
  func report(_ problem: Problem) {
    guard reported.insert(problem).inserted else { return }
    host.report(problem)
  }

  /// Lets a problem be reported again: it is over.
  func forget(_ isOver: (Problem) -> Bool) {
    reported = reported.filter { !isOver($0) }
  }
}

/// What a person can do to an element.
enum Handler {
  case tap(@MainActor () -> Void)
  case type(@MainActor (String) -> Void)
  case step(@MainActor (Int) -> Void)
}

/// Something that lives as long as a node does: the task of a `task` modifier, for one.
@MainActor
protocol Attachment: AnyObject {
  func tearDown()
}
