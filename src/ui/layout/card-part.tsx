import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { belowPhone } from '../theme/container-queries.ts';

const Part = styled('div', {
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
const Heading = styled('h3', { base: { fontSize: 'h3', [belowPhone]: { fontSize: 'body' } } });

/** A part of a card with a heading of its own, under a line. */
export function CardPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Part>
      <Heading>{title}</Heading>
      {children}
    </Part>
  );
}
