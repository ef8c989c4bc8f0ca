import { styled } from '../theme/styled.tsx';

/** Fields of a few characters side by side, such as times, with a button behind them. */
export const ShortFields = styled('div', {
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
