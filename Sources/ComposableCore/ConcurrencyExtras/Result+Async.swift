extension Result {
  /// Creates a result from the value returned or the error thrown by asynchronous work.
  ///
  /// Use it to send the outcome of a request, whether it succeeded or failed, as one action:
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
  /// A `CancellationError` is stored like any other error.
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
