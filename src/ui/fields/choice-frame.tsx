import { styled } from '../theme/styled.tsx';
import { controlFrame, disabledFrame, invalidFrame } from './control-frame.ts';
import { belowPhone } from '../theme/container-queries.ts';

const chosenFrame = { bg: 'chosen.bg', color: 'chosen.text', borderColor: 'chosen.border' } as const;

/** The frame around an input and its label: the whole of it is the tap target, and shows the state. */
export const ChoiceFrame = styled('label', {
  base: {
    ...controlFrame,
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'action',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'soft.bg' },
    '&:has(:checked)': chosenFrame,
    [belowPhone]: { paddingInline: 'edge', gap: 'edge' },
  },
  variants: {
    invalid: { true: invalidFrame },
    /** A frame among others: the chosen and the focused one stand out. */
    card: {
      true: {
        position: 'relative',
        '&:has(:checked)': {
          ...chosenFrame,
          boxShadow: 'inset 0 0 0 2px currentColor',
          _highContrast: { borderColor: 'Highlight', outline: '2px solid Highlight' },
        },
        '&:has(:focus-visible)': {
          outline: '0.1875rem solid {colors.page.text}',
          outlineOffset: '0.1875rem',
          _highContrast: { outline: '0.25rem solid Highlight' },
        },
        '&:has(:disabled)': disabledFrame,
      },
    },
    /** Where a long word does not fit beside the picture, every card's label goes below it. */
    illustrated: {
      true: { flexWrap: 'wrap', '& > :last-child': { flexBasis: '9rem' }, [belowPhone]: { fontSize: 'small' } },
    },
    wide: { true: { gridColumn: '1 / -1' } },
  },
});

/** The native input, so that forced colours and Windows themes keep it visible. */
export const ChoiceMark = styled('input', {
  base: {
    flexShrink: 0,
    width: '1.75rem',
    height: '1.75rem',
    [belowPhone]: { width: '28px', height: '28px' },
    accentColor: '{colors.main.bg}',
    cursor: 'inherit',
  },
});
