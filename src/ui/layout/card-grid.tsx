import { styled } from '../theme/styled.tsx';

/** Cards side by side while there is room; each keeps its button at the bottom. */
export const CardGrid = styled('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    // A card's action is at its bottom.
    '& > * > :is(a, button):last-child': { marginTop: 'auto' },
  },
  // At most two in a row: with three, four cards would leave one alone.
  variants: { pairs: { true: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' } } },
});
