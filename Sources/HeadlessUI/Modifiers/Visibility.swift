/// The visibility of part of the screen, such as the title of a dialog. Headless views ignore it.
public enum Visibility: Sendable {
  case automatic, visible, hidden
}
