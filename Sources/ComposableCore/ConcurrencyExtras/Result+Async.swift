extension Result {
  /// Runs asynchronous work and keeps what it returns or throws.
  ///
  /// It turns the outcome of a request into a payload, so that one action carries both:
  ///
  /// ```swift
  /// @Reducer
  /// struct Trivia {
  ///   @ObservableState struct State { var fact = "" }
  ///   enum Action { case factButtonTapped, factResponse(Result<String, any Error>) }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .factButtonTapped:
  ///         return .run { send in
  ///           await send(.factResponse(Result { try await load() }))
  ///         }
  ///       case .factResponse(let result):
  ///         state.fact = (try? result.get()) ?? "no fact"
  ///         return .none
  ///       }
  ///     }
  ///   }
  ///   func load() async throws -> String { "7 is prime" }
  /// }
  ///
  /// let store = Store(initialState: Trivia.State()) { Trivia() }
  /// await store.send(.factButtonTapped).finish()
  /// #expect(store.fact == "7 is prime")
  /// ```
  ///
  /// A `CancellationError` is kept like any other error.
  public nonisolated(nonsending) init(
    catching body: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
