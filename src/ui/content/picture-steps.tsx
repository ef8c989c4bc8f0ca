import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { fromDesktop, fromTablet } from '../theme/container-queries.ts';

const List = styled('ol', {
  base: {
    display: 'grid',
    gap: '6',
    // For four steps: never a row of three with one left over.
    [fromTablet]: { gridTemplateColumns: '1fr 1fr' },
    [fromDesktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    listStyle: 'none',
    padding: 0,
  },
});
const Item = styled('li', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });
const Name = styled('strong', { base: { fontSize: 'h3' } });

export interface PictureStep {
  readonly key: string;
  /** "Stap 1". */
  readonly name: string;
  /** Repeats what the text says. */
  readonly picture: ReactNode;
  readonly text: string;
}

/** Steps in order, each with a picture; beside one another while there is room. */
export function PictureSteps({ steps }: { readonly steps: readonly PictureStep[] }) {
  return (
    // Safari drops the list role of a list without markers.
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
