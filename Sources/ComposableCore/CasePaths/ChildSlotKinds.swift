/// The kind of plain optional state and its actions. A child of this kind can't be dismissed.
public enum _OptionalSlot {}

/// The kind of ``PresentationState`` and ``PresentationAction``. A child of this kind can be
/// dismissed.
public enum _PresentedSlot {}
