import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { disclosureStyle, disclosureSummaryStyle } from '../theme/disclosure-style.ts';
import { belowPhone } from '../theme/container-queries.ts';

/** Native `details`: opens without JavaScript and by find-in-page. */
const Details = styled('details', {
  base: {
    ...disclosureStyle,
    '& > div': { paddingInline: '5', paddingBlockEnd: '4', [belowPhone]: { paddingInline: 'edge' } },
  },
});
const Summary = styled('summary', {
  base: {
    ...disclosureSummaryStyle,
    fontWeight: 700,
    [belowPhone]: { paddingInline: 'edge', gap: 'edge' },
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
      <div data-kept-as="no">{children}</div>
    </Details>
  );
}
