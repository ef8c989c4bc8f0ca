/**
 * Forced colours (Windows' contrast themes) drop backgrounds and shadows and give every border the same colour, even a
 * transparent one. Selected and current elements use the theme's own colours: `_highContrast: …`.
 */
export const pressedInForcedColors = {
  forcedColorAdjust: 'none',
  bg: 'SelectedItem',
  color: 'SelectedItemText',
  borderColor: 'SelectedItemText',
} as const;
