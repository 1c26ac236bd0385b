/// The kind of actions of a child that can't be dismissed.
public enum _OptionalSlot {}

/// The kind of actions of a child that can be dismissed.
public enum _PresentedSlot {}
