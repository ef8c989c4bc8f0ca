import { styled } from '../theme/styled.tsx';
import { Icon } from './icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start', [belowPhone]: { gap: 'edge' } },
    '& > li > span': { minWidth: 0 },
  },
});

/** A list of advantages with check marks. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    // Safari drops the list role of a list without markers.
    <List role="list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
