import { chakra } from '@chakra-ui/react';
import { Icon } from './icon.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
  },
});

/** Points in favour, one under the other. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    // Safari forgets that a list without markers is a list.
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
