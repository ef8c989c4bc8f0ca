import { startTransition, useEffect, useRef, useState } from 'react';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { useDrawnCount } from '#ui/lists/use-drawn-count.ts';
import { focusCard } from './card/focus-card.ts';
import { type CardWindow, earlierCards, firstCards, nextCards, withinList } from './card-window.ts';

export interface ListedCards {
  /** Drawn in a transition, and so at once. */
  readonly atOnce: boolean;
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
  /** False while the first cards are being drawn in pieces. */
  readonly isWhole: boolean;
  readonly showMore: () => Promise<void>;
  readonly showEarlier: () => void;
}

/** After which card others were added; `null` for at the top. */
interface Added {
  readonly after: string | null;
}

interface View extends CardWindow {
  /** What was added to the cards before; null at first. */
  readonly added: Added | null;
}

/**
 * Which cards of a long list are rendered. After "more" or "earlier" the focus goes to the first card that was added.
 * Twenty cards take longer than a frame: they are rendered in a transition, in which the page answers.
 */
export function useCardWindow({ atOnce, rows, mayHaveOlder, onReadOlder, onShown }: ListedCards): CardWindowState {
  const [view, setView] = useState<View>({ ...firstCards, added: null });
  /** What was added and does not have the focus yet. */
  const readOn = useRef<Added | null>(null);
  const { from, to } = withinList(view, rows.length);
  const drawn = useDrawnCount(to - from, atOnce);
  const isWhole = drawn === Infinity;
  const shown = rows.slice(from, Math.min(to, from + drawn));
  const shownIds = shown.map(({ id }) => id);
  const shownText = shownIds.join();

  useEffect(() => {
    if (isWhole) onShown(shownIds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shownIds is a new array at each render; shownText stands for its content.
  }, [isWhole, shownText, onShown]);

  useEffect(() => {
    readOn.current = view.added;
  }, [view]);

  useEffect(() => {
    if (readOn.current === null) return;
    const { after } = readOn.current;
    const last = shownIds.at(-1);
    // Nothing came and the button is gone: the focus goes to the last card.
    const next = after === null ? shownIds[0] : (shownIds[shownIds.indexOf(after) + 1] ?? (mayHaveOlder ? null : last));
    if (next == null) return;
    readOn.current = null;
    focusCard(next);
  });

  async function showMore() {
    const next = nextCards({ from, to });
    if (next.to > rows.length && mayHaveOlder && !(await onReadOlder())) return;
    const after = shownIds.at(-1);
    startTransition(() => setView({ ...next, added: after === undefined ? null : { after } }));
  }

  function showEarlier() {
    startTransition(() => setView({ ...earlierCards({ from, to }), added: { after: null } }));
  }

  return { from, to, shown, isWhole, showMore, showEarlier };
}
