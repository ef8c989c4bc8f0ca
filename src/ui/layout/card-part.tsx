import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { belowPhone } from '../theme/container-queries.ts';

const Part = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: 0,
    marginBlockStart: '2',
    paddingBlockStart: '5',
    borderTopWidth: '2px',
    borderColor: 'soft.border',
  },
});
const Heading = chakra('h3', { base: { fontSize: 'h3', [belowPhone]: { fontSize: 'body' } } });

/** A part of a card with a heading of its own, under a line. */
export function CardPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Part>
      <Heading>{title}</Heading>
      {children}
    </Part>
  );
}
