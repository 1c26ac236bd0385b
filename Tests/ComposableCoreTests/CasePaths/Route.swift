import ComposableCore

/// An enum with handwritten case paths like those that `@CasePathable` generates.
@dynamicMemberLookup
enum Route: CasePathable, Equatable {
  case home
  case settings(Settings)
  case nested(Settings?)

  struct Settings: Equatable {
    var volume = 0
  }

  struct AllCasePaths: Sendable {
    var home: AnyCasePath<Route, Void> {
      AnyCasePath(embed: { .home }, extract: { $0 == .home ? () : nil })
    }
    var settings: AnyCasePath<Route, Settings> {
      AnyCasePath(
        embed: { .settings($0) },
        extract: {
          guard case .settings(let value) = $0 else { return nil }
          return value
        }
      )
    }
    var nested: AnyCasePath<Route, Settings?> {
      AnyCasePath(
        embed: { .nested($0) },
        extract: {
          guard case .nested(let value) = $0 else { return nil }
          return value
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// An enum whose payloads are routes.
@dynamicMemberLookup
enum Screen: CasePathable, Equatable {
  case route(Route)
  case maybe(Route?)

  struct AllCasePaths: Sendable {
    var route: AnyCasePath<Screen, Route> {
      AnyCasePath(
        embed: { .route($0) },
        extract: {
          guard case .route(let value) = $0 else { return nil }
          return value
        }
      )
    }
    var maybe: AnyCasePath<Screen, Route?> {
      AnyCasePath(
        embed: { .maybe($0) },
        extract: {
          guard case .maybe(let value) = $0 else { return nil }
          return value
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
