import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    width: 'full',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    // The same distance to its heading as the links beside it.
    '& address': { fontStyle: 'normal', paddingBlock: '3' },
  },
});
const Column = styled('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
});
const Title = styled('h2', { base: { fontSize: 'h3' } });

export interface SiteFooterProps {
  readonly columns: readonly { readonly title: string; readonly content: ReactNode }[];
}

/** The footer of a public page: columns of links under headings. */
export function SiteFooter({ columns }: SiteFooterProps) {
  return (
    <Columns>
      {columns.map(({ title, content }) => (
        <Column key={title}>
          <Title>{title}</Title>
          {content}
        </Column>
      ))}
    </Columns>
  );
}
