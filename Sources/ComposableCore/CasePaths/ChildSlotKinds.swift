/// The kind of plain optional state and its actions. A child of this kind can't dismiss itself.
public enum _OptionalSlot {}

/// The kind of ``PresentationState`` and ``PresentationAction``. A child of this kind can dismiss
/// itself.
public enum _PresentedSlot {}
