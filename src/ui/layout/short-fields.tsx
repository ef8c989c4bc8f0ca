import { chakra } from '@chakra-ui/react';

/** Fields of a few characters side by side, such as times, with a button behind them. */
export const ShortFields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    minWidth: 0,
    '& > *': { flex: '1 1 7rem' },
    '& > button': { flex: '0 0 auto' },
  },
});
