import { styled } from '../theme/styled.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from './icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';
import { disclosureStyle, disclosureSummaryStyle } from '../theme/disclosure-style.ts';

const Column = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: 0 } });
const Tools = styled('div', { base: { display: 'flex', _print: { display: 'none' } } });

/** Native `details`: opens without JavaScript, by keyboard, and when find-in-page matches its content. Printed open. */
const Fold = styled('details', {
  base: {
    ...disclosureStyle,
    minWidth: 0,
    '&[open] > summary': { borderBottomRadius: 0 },
    _print: {
      borderWidth: 0,
      '&::details-content': { contentVisibility: 'visible', height: 'auto', overflow: 'visible' },
      '& > summary svg': { display: 'none' },
    },
  },
});
const Summary = styled('summary', {
  base: {
    ...disclosureSummaryStyle,
    touchAction: 'manipulation',
    _hover: { bg: 'chosen.bg' },
    [belowPhone]: { paddingInline: 'edge', gap: 'edge' },
  },
});
const Heading = styled('h3', { base: { fontSize: 'h3', color: 'card.link', minWidth: 0 } });
const Body = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    alignItems: 'flex-start',
    paddingInline: '5',
    paddingBlock: '4',
    borderTopWidth: '2px',
    borderColor: 'card.border',
    [belowPhone]: { paddingInline: 'edge' },
  },
});

export interface Article {
  /** Also the fragment of an address that leads here: `#payment`. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

export interface ArticlesProps {
  readonly articles: readonly Article[];
  /** The label of the button that opens or closes all; without it there is no button. */
  readonly all?: { readonly open: string; readonly close: string };
}

/** Long texts under their headings, opened one by one or all at once. */
export function Articles({ articles, all }: ArticlesProps) {
  const column = useRef<HTMLDivElement>(null);
  // The DOM holds which are open; they are counted here only for the button's label.
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const allOpen = articles.every(({ id }) => openIds.has(id));

  function note(id: string, open: boolean) {
    setOpenIds((known) => new Set(open ? [...known, id] : [...known].filter((each) => each !== id)));
  }

  function turnAll() {
    for (const article of column.current?.querySelectorAll('details') ?? []) article.open = !allOpen;
  }

  return (
    <Column ref={column}>
      {all === undefined ? null : (
        <Tools>
          <Button icon={allOpen ? 'up' : 'down'} onClick={turnAll}>
            {allOpen ? all.close : all.open}
          </Button>
        </Tools>
      )}
      {articles.map(({ id, heading, content }) => (
        <Fold key={id} id={id} onToggle={(event) => note(id, event.currentTarget.open)}>
          <Summary>
            <Heading>{heading}</Heading>
            <Icon name="down" />
          </Summary>
          <Body>{content}</Body>
        </Fold>
      ))}
    </Column>
  );
}
