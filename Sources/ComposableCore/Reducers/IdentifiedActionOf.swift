/// The actions of a collection whose elements run the reducer `R`, as an ``IdentifiedAction``.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable
