import { styled } from '../theme/styled.tsx';
import { useId, type ReactNode } from 'react';
import { belowPhone, fromTablet } from '../theme/container-queries.ts';

const padded = {
  padding: '5',
  borderRadius: 'card',
  [belowPhone]: { padding: 'edge' },
  [fromTablet]: { padding: '8' },
} as const;

const Band = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: 'full',
    scrollMarginTop: '2rem',
    '& > p': { maxWidth: 'text' },
  },
  variants: {
    tone: {
      plain: {},
      soft: { ...padded, bg: 'soft.bg', color: 'soft.text' },
      warm: { ...padded, bg: 'heart.bg', color: 'heart.text' },
      green: { ...padded, bg: 'chosen.bg', color: 'chosen.text' },
    },
  },
});
const Title = styled('h2', { base: { fontSize: 'h1', [belowPhone]: { fontSize: 'h3' } } });
const Lead = styled('p', { base: { fontSize: 'h3' } });

export interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tone?: 'plain' | 'soft' | 'warm' | 'green';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a long page with its own heading; its id is a link target. */
export function Section({ title, lead, tone = 'plain', id, children }: SectionProps) {
  const titleId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={titleId}>
      <Title id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children}
    </Band>
  );
}
