import { belowPhone } from './container-queries.ts';
import { pressedInForcedColors } from './forced-colors.ts';

/** Shadow of menus over the page. */
export const menuShadow = '0 0 1.5rem rgb(16 28 21 / 0.3)';

/** An entry of a menu in a column: its label beside an icon. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'control',
  paddingInline: '3',
  paddingBlock: '1',
  borderWidth: '2px',
  borderColor: 'transparent',
  borderRadius: 'control',
  color: 'soft.text',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media (hover: hover)': { '&:hover': { bg: 'chosen.bg' } },
  '&[aria-expanded=true]': { bg: 'card.bg' },
  '&[aria-current], &[aria-pressed=true]': {
    bg: 'chosen.bg',
    color: 'chosen.text',
    borderColor: 'chosen.border',
    _highContrast: pressedInForcedColors,
  },
  [belowPhone]: { gap: 'edge', minHeight: '56px', paddingInline: 'edge', fontSize: 'small' },
} as const;
