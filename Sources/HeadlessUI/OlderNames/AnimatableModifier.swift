/// A modifier with animatable data. In new code, conform to ``Animatable`` and ``ViewModifier``
/// instead.
public protocol AnimatableModifier: Animatable, ViewModifier {}
