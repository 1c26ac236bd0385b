import Foundation
import Observation

/// A place in the view hierarchy that exists as long as it has a view of the same type. It stores
/// the view's state, its environment, the values that it reads, and its latest output.
@MainActor
final class Node {
  /// The parts of a node that need an update, from none to all.
  enum Status: Comparable {
    case clean
    /// A descendant has changed, but this node hasn't.
    case childrenChanged
    case changed
  }

  let id: NodeID
  let key: NodeKey
  unowned let host: Host
  // A weak reference would slow down each retain of the parent. No node outlives its parent.
  unowned let parent: Node?

  var view: any View {
    didSet { primitive = view as? any PrimitiveView }
  }
  /// The view if it's primitive, or `nil` if it has a body.
  private(set) var primitive: (any PrimitiveView)?
  private let isGrowing: Bool
  var stamp: AnyHashable?
  var environment: EnvironmentValues
  var environmentReads: [any EnvironmentRead] = []
  var derivedEnvironment: DerivedEnvironment?
  var status = Status.changed
  var children: [Node] = []
  var output = Output()
  /// The number of evaluations.
  private(set) var version = 0

  var handler: Handler?
  var storage: [[Int]: AnyObject] = [:]
  /// The number of leading `children` that don't depend on the outputs of other children.
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
    // The conformance is looked up once, because the lookup is slow and a node keeps its view's
    // type.
    self.isGrowing = primitive is any GrowingView
    self.stamp = child.stamp
    self.environment = child.environment
  }

  /// The name of the view's type without generic arguments, such as `CounterView`.
  var name: String {
    let name = String(describing: Swift.type(of: view))
    return String(name.prefix { $0 != "<" })
  }

  /// Whether the view belongs to this library, in which case its evaluations aren't reported.
  var isOfLibrary: Bool {
    primitive != nil || String(reflecting: Swift.type(of: view)).hasPrefix("HeadlessUI.")
  }

  /// Marks this node as changed, and its ancestors as having changed descendants.
  func invalidate() {
    status = .changed
    var above = parent
    // The ancestors of a node that is already marked are marked, too.
    while let node = above, node.status == .clean {
      node.status = .childrenChanged
      above = node.parent
    }
  }

  /// Returns the children, tracking the values that are read in the process.
  ///
  /// Children must not be evaluated inside this method, because the values that they read would be
  /// tracked for this node as well.
  func expand() -> [Child] {
    version += 1
    return tracked {
      if let primitive { return primitive.children(in: self) }
      return [child(.body, body(of: view))]
    }
  }

  /// Returns the children that depend on the outputs of previous children. Most views have none.
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
    // The reads are removed because `connected` records them again.
    environmentReads = []
    return connected(view, to: self).body
  }

  private func tracked<Result>(_ read: () -> Result) -> Result {
    // The closure can outlive the node, because it's kept until one of the values changes.
    withObservationTracking(read) { [id, invalidations = host.invalidations] in
      invalidations.insert(id)
    }
  }

  /// Reports a problem unless this node has already reported it.
  func report(_ problem: Problem) {
    guard reported.insert(problem).inserted else { return }
    host.report(problem)
  }

  /// Forgets problems that no longer exist so that they can be reported again.
  func forget(_ isOver: (Problem) -> Bool) {
    reported = reported.filter { !isOver($0) }
  }
}

/// The response of an element to a gesture.
enum Handler {
  case tap(@MainActor () -> Void)
  case type(@MainActor (String) -> Void)
  case step(@MainActor (Int) -> Void)
  case slide(@MainActor (Double) -> Void)
  case date(@MainActor (Date) -> Void)
  case refresh(@MainActor () async -> Void)
  /// A gesture. A simultaneous gesture is recognized even if an inner gesture is recognized.
  case gesture(
    Set<GestureTouch.Kind>, isSimultaneous: Bool = false,
    perform: @MainActor (GestureTouch) -> Void)
  /// A closure that returns the value to drag.
  case draggable(@MainActor () -> Any)
  /// A closure that accepts a dragged value, or returns `false` if it declines the value.
  case drop(@MainActor (Any) -> Bool)
  /// A closure that receives the files that the user chose.
  case files(@MainActor ([URL]) -> Void)
}

/// An object with the lifetime of a node, such as the task of a `task` modifier.
@MainActor
protocol Attachment: AnyObject {
  func tearDown()
}
