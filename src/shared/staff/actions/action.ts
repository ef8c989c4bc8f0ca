/** Something that staff can do on the screen that is open, by its button, its shortcut or the palette. */
export interface StaffAction {
  /** Unique on the screen. */
  readonly id: string;
  readonly label: string;
  /** The heading below which the list of shortcuts shows it: a screen, or everywhere. */
  readonly group: string;
  /**
   * Shortcuts as `KeyboardEvent.key`; `mod+` stands for Ctrl, on a Mac for Cmd. Without `mod+` it is a single-key
   * shortcut, which the person can switch off (WCAG 2.1.4).
   */
  readonly keys?: readonly string[] | undefined;
  /** Further words by which the palette finds it. */
  readonly also?: string | undefined;
  /** Why it cannot be done now; it is then listed with the reason, and does nothing. */
  readonly disabledReason?: string | null | undefined;
  readonly run: () => void;
}
