import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';

const List = styled('dl', { base: { display: 'flex', flexDirection: 'column', gap: '3', margin: 0 } });
const Pair = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    // Beside its value a name is 9rem wide; above it, it has the whole line.
    '& > dt': { flex: '1 1 9rem', minWidth: 0 },
    '& > dd': { flex: '999 1 14rem' },
  },
});
const Name = styled('dt', { base: { color: 'card.muted', fontSize: 'small' } });
/** Keeps typed line breaks; breaks long words, so that they do not widen the page. */
const Value = styled('dd', { base: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names with their values, as a summary. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Pair key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Pair>
      ))}
    </List>
  );
}
