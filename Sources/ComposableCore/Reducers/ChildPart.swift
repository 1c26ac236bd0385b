/// The part of a parent's state that holds an optional child.
protocol ChildPart<Parent, Child> {
  associatedtype Parent
  associatedtype Child

  /// The key path that identifies the part in a navigation path.
  var keyPath: AnyKeyPath { get }

  /// The name of the operator that runs the child, for messages.
  var name: String { get }
  var absence: IssueLocation.Absence { get }

  /// Whether to mark the child's state before its reducer runs, so that writing the state back
  /// doesn't count as replacing it.
  var copies: Bool { get }

  func child(in parent: Parent) -> Child?
  func set(_ child: Child, in parent: inout Parent)
  func remove(from parent: inout Parent)
}

/// A child in an optional property.
struct OptionalPart<Parent, Child>: ChildPart {
  let property: WritableKeyPath<Parent, Child?>

  init(keyPath: WritableKeyPath<Parent, Child?>) { property = keyPath }

  var keyPath: AnyKeyPath { property }
  var name: String { "ifLet" }
  var absence: IssueLocation.Absence { .optional }
  var copies: Bool { true }

  func child(in parent: Parent) -> Child? { parent[keyPath: property] }
  func set(_ child: Child, in parent: inout Parent) { parent[keyPath: property] = child }
  func remove(from parent: inout Parent) { parent[keyPath: property] = nil }
}

/// A child in a case of an enum.
struct CasePart<Parent, Child>: ChildPart {
  let keyPath: AnyKeyPath
  let path: AnyCasePath<Parent, Child>

  var name: String { "ifCaseLet" }
  var absence: IssueLocation.Absence { .otherCase }
  var copies: Bool { false }

  func child(in parent: Parent) -> Child? { path.extract(from: parent) }
  func set(_ child: Child, in parent: inout Parent) { parent = path.embed(child) }
  func remove(from parent: inout Parent) {}
}
