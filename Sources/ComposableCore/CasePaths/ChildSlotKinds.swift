/// The kind of case that holds the actions of a child that can't be dismissed.
public enum _OptionalSlot {}

/// The kind of case that holds the actions of a child that can be dismissed.
public enum _PresentedSlot {}
