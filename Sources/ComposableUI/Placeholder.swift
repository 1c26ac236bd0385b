// ComposableUI
