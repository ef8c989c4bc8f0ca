import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { PlannerRow } from './planner-types.ts';
import { afterWalk, besideItem, entryItem } from './walk.ts';

const itemAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null) : null;

/** One item is in the order of Tab; the arrow keys walk from there. */
export function usePlannerFocus(scroller: RefObject<HTMLElement | null>, rows: readonly PlannerRow[]) {
  const [active, setActive] = useState<string | null>(null);

  function focus(id: string | null): void {
    if (id === null) return;
    setActive(id);
    const element = scroller.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return {
    entry: entryItem(rows, active),
    /** To the item before or after: from outside the planner to where Tab would enter. */
    move(step: 1 | -1): void {
      const inside = itemAt(document.activeElement ?? document.body);
      focus(inside === null ? entryItem(rows, active) : besideItem(rows, inside, step));
    },
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = itemAt(target);
        if (id !== null) setActive(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const id = itemAt(event.target);
        if (id === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const next = afterWalk(rows, id, event.key);
        if (next === null) return;
        event.preventDefault();
        focus(next);
      },
    },
  };
}
