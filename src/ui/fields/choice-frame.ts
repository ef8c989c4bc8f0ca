/** The frame around a box or a ring and its words: all of it can be tapped, and shows what is chosen. */
export const choiceFrame = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'action',
  paddingInline: '4',
  paddingBlock: '3',
  bg: 'card.bg',
  color: 'card.text',
  borderWidth: '2px',
  borderColor: 'card.border',
  borderRadius: 'control',
  cursor: 'pointer',
  touchAction: 'manipulation',
  _hover: { bg: 'soft.bg' },
} as const;

export const chosenFrame = { bg: 'chosen.bg', color: 'chosen.text', borderColor: 'chosen.border' } as const;

export const invalidFrame = { borderColor: 'danger.border', borderWidth: '3px' } as const;

/** The device draws the box or the ring and what is in it, so that forced colours and Windows themes keep it visible. */
export const choiceMark = {
  flexShrink: 0,
  width: '1.75rem',
  height: '1.75rem',
  accentColor: '{colors.main.bg}',
  cursor: 'inherit',
} as const;
