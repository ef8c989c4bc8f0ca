import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const List = styled('dl', { base: { width: 'full', margin: 0 } });
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '3',
    borderBottomWidth: '2px',
    borderColor: 'soft.bg',
    '&:last-of-type': { borderBottomWidth: 0 },
    '& > *': { minWidth: 0 },
    // Stacked, because an amount on its own line would seem to belong to the next one.
    [belowPhone]: { display: 'block' },
  },
  variants: { sum: { true: { fontWeight: 700, fontSize: 'h3' } } },
});
const Value = styled('dd', { base: { margin: 0, marginInlineStart: 'auto', textAlign: 'end' } });

export interface Amount {
  readonly name: string;
  readonly value: string;
  /** The total. */
  readonly sum?: boolean;
}

/** Amounts line by line, as on a bill. */
export function Amounts({ amounts }: { readonly amounts: readonly Amount[] }) {
  return (
    <List>
      {amounts.map(({ name, value, sum = false }) => (
        <Line key={name} sum={sum}>
          <dt>{name}</dt>
          <Value>{value}</Value>
        </Line>
      ))}
    </List>
  );
}
