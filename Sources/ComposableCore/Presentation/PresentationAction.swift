/// An action of a presented feature, or its dismissal.
///
/// ```swift
/// enum Tap: Equatable { case save, cancel }
///
/// let actions: [PresentationAction<Tap>] = [.presented(.save), .dismiss]
/// #expect(actions[0] == .presented(.save))
/// #expect(actions[1].is(\.dismiss))
/// ```
public enum PresentationAction<Action> {
  /// Sets the state of the feature to `nil`.
  case dismiss

  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  /// The cases of a presentation and of the presented feature's actions. For example,
  /// `\.counter.incrementButtonTapped` passes through `presented` implicitly.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The dismissal of the feature.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The presented feature's actions.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// A case of the presented feature's actions.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>> & Sendable
    ) -> AnyCasePath<PresentationAction, Value> where Action: CasePathable {
      presented.leading(to: Action.allCasePaths[keyPath: keyPath])
    }

    /// The presentation of one case of a destination: its actions and the dismissal.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>> & Sendable
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].presenting
    }
  }

  /// The case paths to `dismiss`, to `presented`, and to the cases of the presented action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case `dismiss` or `presented`.
  public var _$currentCase: CurrentCase {
    switch self {
    case .dismiss: CurrentCase("dismiss")
    case .presented: CurrentCase("presented")
    }
  }
}

extension AnyCasePath {
  /// The path between the presentations of root and value. A dismissal maps to a dismissal.
  fileprivate var presenting: AnyCasePath<PresentationAction<Root>, PresentationAction<Value>> {
    AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
      route: route,
      embed: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let value): .presented(embed(value))
        }
      },
      extract: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let root): extract(from: root).map { .presented($0) }
        }
      }
    )
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
