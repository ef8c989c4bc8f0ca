import { chakra } from '@chakra-ui/react';

/** Cards beside each other as far as there is room; each keeps its button at the bottom. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    '& > * > :last-child': { marginTop: 'auto' },
  },
});
