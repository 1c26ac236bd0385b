/// Makes the cases of an enum available as key paths.
///
/// ```swift
/// @CasePathable
/// enum Route {
///   case home
///   case settings(volume: Int)
/// }
///
/// let route = Route.settings(volume: 1)
/// #expect(route.is(\.settings))
/// #expect(route[case: \.settings] == 1)
/// ```
///
/// If the enum also has `@dynamicMemberLookup`, its payloads are available as properties:
/// `route.settings?.volume = 2`.
///
/// The names of the cases must be unique. `@Reducer` applies this macro to `Action`, and to `State`
/// if it's an enum.
@attached(extension, conformances: CasePathable, _GeneratedCasePaths)
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_$currentCase),
  named(_$Element), named(_$Iterator), named(_$Root)
)
public macro CasePathable() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "CasePathableMacro")
