/**
 * Forced colours (Windows' contrast themes) drop backgrounds and shadows and give every border the same colour, also a
 * transparent one. What is chosen or current says so in the theme's own colours for that: `_highContrast: …`.
 */
export const pressedInForcedColors = {
  forcedColorAdjust: 'none',
  bg: 'SelectedItem',
  color: 'SelectedItemText',
  borderColor: 'SelectedItemText',
} as const;
