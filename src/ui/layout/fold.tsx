import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { disclosureStyle, disclosureSummaryStyle } from '../theme/disclosure-style.ts';

/** Without a frame: the card around it has one, and with large text there is no room for two. */
const Details = styled('details', {
  base: {
    ...disclosureStyle,
    borderInlineWidth: 0,
    borderRadius: 0,
    '& > div': { paddingBlockStart: '2', paddingBlockEnd: '4' },
  },
});
const Summary = styled('summary', { base: { ...disclosureSummaryStyle, paddingInline: 0, fontWeight: 700 } });

export interface FoldProps {
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part of a card that is folded away, by the person or from outside. */
export function Fold({ title, open, onToggle, children }: FoldProps) {
  return (
    <Details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <Summary>
        <span>{title}</span>
        <Icon name="down" />
      </Summary>
      <div>{children}</div>
    </Details>
  );
}
