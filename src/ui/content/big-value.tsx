import { chakra } from '@chakra-ui/react';
import { belowPhone } from '../theme/container-queries.ts';

/** The main figure of a card. */
export const BigValue = chakra('p', {
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
