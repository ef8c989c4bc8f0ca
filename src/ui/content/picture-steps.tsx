import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fromDesktop, fromTablet } from '../theme/container-queries.ts';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '6',
    // Four steps: never three in a row with one left over.
    [fromTablet]: { gridTemplateColumns: '1fr 1fr' },
    [fromDesktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    listStyle: 'none',
    padding: 0,
  },
});
const Item = chakra('li', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });
const Name = chakra('strong', { base: { fontSize: 'h3' } });

export interface PictureStep {
  readonly key: string;
  /** "Stap 1". */
  readonly name: string;
  /** Repeats what the text says. */
  readonly picture: ReactNode;
  readonly text: string;
}

/** What to do one after the other, with a picture of each step; beside one another while there is room. */
export function PictureSteps({ steps }: { readonly steps: readonly PictureStep[] }) {
  return (
    // Safari forgets that a list without markers is a list.
    <List role="list">
      {steps.map(({ key, name, picture, text }) => (
        <Item key={key}>
          <Name>{name}</Name>
          {picture}
          <span>{text}</span>
        </Item>
      ))}
    </List>
  );
}
