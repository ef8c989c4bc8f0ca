import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';

const Figure = styled('figure', { base: { display: 'flex', flexDirection: 'column', gap: '3', margin: 0 } });
const Words = styled('blockquote', {
  base: {
    margin: 0,
    paddingInlineStart: '4',
    borderInlineStartWidth: '0.375rem',
    borderColor: 'heart.border',
    fontFamily: 'heading',
    fontSize: 'h3',
  },
});
const Name = styled('span', { base: { fontWeight: 700 } });
const Note = styled('span', { base: { display: 'block', color: 'card.muted', fontSize: 'small' } });

export interface QuoteProps {
  readonly children: ReactNode;
  readonly by: string;
  readonly note?: string;
}

/** A quotation and its author. */
export function Quote({ children, by, note }: QuoteProps) {
  return (
    <Figure>
      <Words>
        <p>{children}</p>
      </Words>
      <figcaption>
        <Name>{by}</Name>
        {note === undefined ? null : <Note>{note}</Note>}
      </figcaption>
    </Figure>
  );
}
