import { styled } from '../theme/styled.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import { fromDesktop } from '../theme/container-queries.ts';

/** On a low screen the page scrolls as a whole; otherwise each pane by itself, below the header and the title. */
const highScreen = '@media (min-height: 40rem)';

const Panes = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignItems: 'start',
  },
  variants: {
    narrowDetail: {
      true: { [fromDesktop]: { '&[data-open=true]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' } } },
      false: { [fromDesktop]: { '&[data-open=true]': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } } },
    },
  },
});

const Pane = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: 0,
    outline: 'none',
    // Contains what is visually hidden.
    position: 'relative',
  },
  variants: {
    side: {
      list: { '[data-open=true] > &': { display: 'none', [fromDesktop]: { display: 'flex' } } },
      detail: {
        [fromDesktop]: {
          position: 'sticky',
          top: 'calc(var(--header-room) + 1rem)',
          [highScreen]: { maxHeight: 'calc(100dvh - var(--header-room) - 2rem)', overflowY: 'auto' },
        },
      },
    },
  },
});

/** Only where the list is not beside it. */
const Back = styled('div', { base: { [fromDesktop]: { display: 'none' } } });

export interface TwoPanesProps {
  readonly listLabel: string;
  readonly list: ReactNode;
  /** What was opened from the list; null while nothing is. */
  readonly detail: ReactNode | null;
  readonly detailLabel: string;
  /** To the list, on a screen too narrow for both. */
  readonly back: { readonly href: string; readonly label: string };
  /** Leaves the room to a list that is as wide as a table. */
  readonly narrowDetail?: boolean;
}

/** A list at the left, and what was opened from it at the right; one of the two where there is no room for both. */
export function TwoPanes({ listLabel, list, detail, detailLabel, back, narrowDetail = false }: TwoPanesProps) {
  const listPane = useRef<HTMLElement>(null);
  const detailPane = useRef<HTMLElement>(null);
  const isOpen = detail !== null;
  const wasOpen = useRef(isOpen);

  // Where one pane takes the place of the other, the focus goes along; beside each other it stays where it is.
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen && listPane.current?.getClientRects().length === 0) detailPane.current?.focus();
    if (!isOpen && document.activeElement === document.body) {
      listPane.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus();
    }
  }, [isOpen]);

  return (
    <Panes narrowDetail={narrowDetail} data-open={isOpen}>
      <Pane ref={listPane} side="list" aria-label={listLabel}>
        {list}
      </Pane>
      {!isOpen ? null : (
        <Pane ref={detailPane} side="detail" aria-label={detailLabel} tabIndex={-1}>
          <Back>
            <Link icon="back" href={back.href}>
              {back.label}
            </Link>
          </Back>
          {detail}
        </Pane>
      )}
    </Panes>
  );
}
