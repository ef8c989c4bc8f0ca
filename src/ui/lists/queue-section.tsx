import { styled } from '../theme/styled.tsx';
import { useId, type ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Part = styled('section', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Title = styled('h2', { base: { fontSize: 'body' } });
const Toggle = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    paddingBlock: '1',
    textAlign: 'start',
    fontWeight: 600,
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    cursor: 'pointer',
    [belowPhone]: { gap: 'edge', paddingInline: 'edge', '& > svg': { display: 'none' } },
    '@media (hover: hover)': { '&:hover': { bg: 'soft.bg' } },
    '&[aria-expanded=true]': { bg: 'chosen.bg', color: 'chosen.text', borderColor: 'chosen.border' },
    // Nothing waits: present, and out of the way.
    '&[data-empty=true]': { fontWeight: 400, color: 'card.muted' },
  },
});
const Count = styled('span', {
  base: {
    flex: 'none',
    minWidth: '3.125rem',
    textAlign: 'end',
    fontSize: 'h2',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    [belowPhone]: { minWidth: 0 },
  },
});
/** What stands out goes below the name where both do not fit beside each other. */
const Name = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    flex: '1 1 auto',
    minWidth: 0,
  },
});

export interface QueueSectionProps {
  readonly title: string;
  /** As it is read; null while it is not known. */
  readonly count: string | null;
  /** Nothing is in it: drawn so that others stand out. */
  readonly empty: boolean;
  /** Instead of a count that is not known, for screen readers too. */
  readonly unknownText: string;
  /** What of it stands out, also while it is closed. */
  readonly badge?: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A heading with a count that opens the list below it. */
export function QueueSection({ title, count, empty, unknownText, badge, open, onToggle, children }: QueueSectionProps) {
  const id = useId();
  return (
    <Part>
      <Title>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-empty={empty}
          onClick={onToggle}
        >
          <Count title={count === null ? unknownText : undefined}>{count ?? '…'}</Count>
          <Name>
            <span>{title}</span>
            {badge}
          </Name>
          <Icon name={open ? 'up' : 'down'} />
        </Toggle>
      </Title>
      {open ? <div id={id}>{children}</div> : null}
    </Part>
  );
}
