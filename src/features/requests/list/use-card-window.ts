import { useEffect, useRef, useState } from 'react';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { focusCard } from './card/focus-card.ts';
import { type CardWindow, earlierCards, firstCards, nextCards, withinList } from './card-window.ts';

export interface ListedCards {
  readonly rows: readonly RequestRow[];
  /** There are older requests on the server. */
  readonly mayHaveOlder: boolean;
  /** @returns whether they were read. */
  readonly onReadOlder: () => Promise<boolean>;
  /** Called with the ids of the rendered cards, each time they change. */
  readonly onShown: (requestIds: readonly string[]) => void;
}

export interface CardWindowState extends CardWindow {
  readonly shown: readonly RequestRow[];
  readonly showMore: () => Promise<void>;
  readonly showEarlier: () => void;
}

/** Which cards of a long list are rendered. After "more" or "earlier" the focus goes to the first card that was added. */
export function useCardWindow({ rows, mayHaveOlder, onReadOlder, onShown }: ListedCards): CardWindowState {
  const [view, setView] = useState<CardWindow>(firstCards);
  /** The last card before more were asked for: the one after it takes the focus. */
  const readOnAfter = useRef<string | null>(null);
  const readOnAtTop = useRef(false);
  const { from, to } = withinList(view, rows.length);
  const shown = rows.slice(from, to);
  const shownIds = shown.map(({ id }) => id);
  const shownText = shownIds.join();

  useEffect(() => {
    onShown(shownIds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shownIds is a new array at each render; shownText stands for its content.
  }, [shownText, onShown]);

  useEffect(() => {
    if (readOnAtTop.current) {
      readOnAtTop.current = false;
      const [first] = shownIds;
      if (first !== undefined) focusCard(first);
      return;
    }
    const last = readOnAfter.current;
    if (last === null) return;
    // Nothing came and the button is gone: the focus goes to the last card.
    const next = shownIds[shownIds.indexOf(last) + 1] ?? (mayHaveOlder ? undefined : last);
    if (next === undefined) return;
    readOnAfter.current = null;
    focusCard(next);
  });

  async function showMore() {
    const next = nextCards({ from, to });
    if (next.to > rows.length && mayHaveOlder && !(await onReadOlder())) return;
    readOnAfter.current = shownIds.at(-1) ?? null;
    setView(next);
  }

  function showEarlier() {
    readOnAtTop.current = true;
    setView(earlierCards({ from, to }));
  }

  return { from, to, shown, showMore, showEarlier };
}
