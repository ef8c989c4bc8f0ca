import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** The browser's own: opens without a script, and searching the page opens it too. */
const Details = chakra('details', {
  base: {
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    '& > div': { paddingInline: '5', paddingBlockEnd: '4' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'action',
    paddingInline: '5',
    paddingBlock: '3',
    fontWeight: 700,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'control',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** A question whose answer opens below it. */
export function Disclosure({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <Details>
      <Summary>
        <span>{question}</span>
        <Icon name="down" />
      </Summary>
      <div>{children}</div>
    </Details>
  );
}
