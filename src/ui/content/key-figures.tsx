import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    gap: '5',
    margin: 0,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  },
});
const Pair = styled('div', {
  base: {
    display: 'flex',
    // A term with its value, in reversed visual order.
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '5',
    bg: 'chosen.bg',
    color: 'chosen.text',
    borderWidth: '2px',
    borderColor: 'chosen.border',
    borderRadius: 'card',
    minWidth: 0,
    [belowPhone]: { padding: 'edge' },
  },
});
const Value = styled('dd', {
  base: { margin: 0, fontFamily: 'heading', fontSize: 'h2', fontWeight: 700, lineHeight: 1.25 },
});

export interface KeyFigure {
  readonly name: string;
  readonly value: string;
}

/** A few numbers with their labels. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <List>
      {figures.map(({ name, value }) => (
        <Pair key={name}>
          <dt>{name}</dt>
          <Value>{value}</Value>
        </Pair>
      ))}
    </List>
  );
}
