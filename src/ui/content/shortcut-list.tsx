import { styled } from '../theme/styled.tsx';
import { Keys } from './keys.tsx';

const Title = styled('h3', { base: { fontSize: 'h3' } });
const List = styled('dl', { base: { display: 'flex', flexDirection: 'column' } });
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'card.border',
  },
});
const Combinations = styled('dd', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

export interface ShortcutListProps {
  readonly title: string;
  readonly shortcuts: readonly { readonly id: string; readonly label: string; readonly keys: readonly string[] }[];
}

/** Shortcuts of one screen, each with what it does. */
export function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  return (
    <div>
      <Title>{title}</Title>
      <List>
        {shortcuts.map(({ id, label, keys }) => (
          <Line key={id}>
            <dt>{label}</dt>
            <Combinations>
              {keys.map((key) => (
                <Keys key={key} keys={key} />
              ))}
            </Combinations>
          </Line>
        ))}
      </List>
    </div>
  );
}
