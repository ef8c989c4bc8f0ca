import { styled } from '../theme/styled.tsx';

/** The last part of a card, behind a line: for an action that is not to be pressed by accident. */
export const Apart = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    alignItems: 'flex-start',
    marginBlockStart: '2',
    paddingBlockStart: '5',
    borderBlockStartWidth: '2px',
    borderColor: 'card.border',
  },
});
