/// The effect whose work runs in the current task.
struct RunningEffect: Sendable {
  @TaskLocal static var current: RunningEffect?

  let node: EffectNode
}
