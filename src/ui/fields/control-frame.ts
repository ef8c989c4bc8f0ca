import { belowPhone } from '../theme/container-queries.ts';

/** The frame of every control to type or choose in. */
export const controlFrame = {
  paddingInline: '4',
  paddingBlock: '3',
  bg: 'card.bg',
  color: 'card.text',
  borderWidth: '2px',
  borderColor: 'card.border',
  borderRadius: 'control',
  [belowPhone]: { paddingInline: 'edge' },
} as const;

export const invalidFrame = { borderColor: 'danger.border', borderWidth: '3px' } as const;

/** A read-only value must still have enough contrast. */
export const disabledFrame = {
  bg: 'neutral.bg',
  color: 'neutral.text',
  borderStyle: 'dashed',
  cursor: 'default',
} as const;
