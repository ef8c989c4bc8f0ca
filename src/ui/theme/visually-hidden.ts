/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Reverts it, where there is room for the element. */
export const notVisuallyHidden = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;
