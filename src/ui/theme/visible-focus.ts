import { focusRing } from './colors.ts';

/** The yellow ring lies inside the dark one: a box shadow cannot be clipped away by the outline of forced colours. */
export const visibleFocus = {
  outline: `0.1875rem solid ${focusRing.outer}`,
  outlineOffset: '0.1875rem',
  boxShadow: `0 0 0 0.1875rem ${focusRing.inner}`,
  _highContrast: { outline: '0.25rem solid Highlight' },
};
