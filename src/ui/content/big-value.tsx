import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';

/** The main figure of a card. */
export const BigValue = styled('p', {
  base: {
    fontFamily: 'heading',
    fontSize: 'h1',
    fontWeight: 700,
    lineHeight: 1.2,
    textWrap: 'balance',
    color: 'card.text',
    [belowPhone]: { fontSize: 'h2' },
  },
});
