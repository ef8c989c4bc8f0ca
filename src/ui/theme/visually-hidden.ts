/** For screen readers alone: there, and no larger than a point. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Undoes it, where there is room after all. */
export const notVisuallyHidden = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;
