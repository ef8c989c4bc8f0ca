import { chakra } from '@chakra-ui/react';

/** Cards beside each other as far as there is room; each keeps its button at the bottom. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    // The one thing to do in a card stands at its bottom.
    '& > * > :is(a, button):last-child': { marginTop: 'auto' },
  },
  // Two beside each other at most: for four, which would leave one alone on its row.
  variants: { pairs: { true: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' } } },
});
