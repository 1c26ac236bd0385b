/// The part of a parent's state that holds a child that may be absent.
protocol ChildPart<Parent, Child> {
  associatedtype Parent
  associatedtype Child

  /// What a path names the part by.
  var keyPath: AnyKeyPath { get }

  /// The operator that runs the child, and what it means that there is none.
  var name: String { get }
  var absence: IssueLocation.Absence { get }

  /// Whether the child's state is a copy while its reducer runs.
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
