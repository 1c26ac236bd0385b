/// The effect whose work is running in the current task.
struct RunningEffect: Sendable {
  @TaskLocal static var current: RunningEffect?

  let node: EffectNode
}
