/// A view that shows its content, for code that also supports older systems.
///
/// On older systems, each body that reads a store needs this view to observe what it reads. In this
/// library, every view observes what it reads, so this view only passes its content on.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// struct CounterView: View {
///   @Perception.Bindable var store: StoreOf<Counter>
///
///   var body: some View {
///     WithPerceptionTracking {
///       Text("\(store.count)")
///     }
///   }
/// }
///
/// let store = Store(initialState: Counter.State()) { Counter() }
/// let phone = Phone(CounterView(store: store))
/// store.send(.increment)
/// #expect(phone.shows("1"))
/// ```
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Creates a view that shows the content without changing it.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content() }
}

extension Perception {
  #if canImport(SwiftUI)
    /// Another name for the `Bindable` of SwiftUI.
    public typealias Bindable = SwiftUI.Bindable
  #else
    /// Another name for the `Bindable` of this library, which needs no backport.
    public typealias Bindable = HeadlessUI.Bindable
  #endif
}
