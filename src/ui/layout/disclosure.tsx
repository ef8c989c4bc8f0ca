import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { disclosureStyle, disclosureSummaryStyle } from '../theme/disclosure-style.ts';

/** Native `details`: opens without JavaScript and by find-in-page. */
const Details = chakra('details', {
  base: {
    ...disclosureStyle,
    '& > div': { paddingInline: '5', paddingBlockEnd: '4' },
  },
  variants: {
    // Within a card, whose padding is room enough: with large text there is none to spare.
    inCard: {
      true: {
        borderInlineWidth: 0,
        borderRadius: 0,
        '& > summary': { paddingInline: 0 },
        '& > div': { paddingInline: 0, paddingBlockStart: '2' },
      },
    },
  },
});
const Summary = chakra('summary', {
  base: {
    ...disclosureSummaryStyle,
    fontWeight: 700,
  },
});

export interface DisclosureProps {
  readonly question: string;
  readonly children: ReactNode;
  /** With `onToggle`: opened and closed from outside as well. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly inCard?: boolean;
}

/** A question whose answer opens below it. */
export function Disclosure({ question, children, open, onToggle, inCard = false }: DisclosureProps) {
  return (
    <Details inCard={inCard} open={open} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <Summary>
        <span>{question}</span>
        <Icon name="down" />
      </Summary>
      <div>{children}</div>
    </Details>
  );
}
