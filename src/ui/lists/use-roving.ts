import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { afterKey, entryOf, extendTo, nothingChosen, type Roving, toggle, toggleAll, withoutGone } from './roving.ts';

export interface RovingList {
  readonly state: Roving;
  readonly choosing: boolean;
  /** The one row that Tab enters at. */
  readonly entry: string | null;
  /** Moves the focus, as the arrow keys do: for shortcuts of the screen, such as j and k. */
  readonly move: (key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End') => void;
  readonly focus: (id: string) => void;
  readonly toggle: (id: string, extend?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Of one row. */
  readonly rowProps: (id: string) => {
    readonly ref: (element: HTMLElement | null) => void;
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

export interface RovingOptions {
  /** In the order of the screen. Must be stable while the rows are the same. */
  readonly ids: readonly string[];
  readonly onOpen: (id: string) => void;
  /** Whether several rows can be chosen. */
  readonly choosing?: boolean;
}

/** One row of a list is in the order of Tab; the arrow keys walk from there. */
export function useRoving({ ids, onOpen, choosing = false }: RovingOptions): RovingList {
  const [state, setState] = useState<Roving>(nothingChosen);
  const elements = useRef(new Map<string, HTMLElement>());

  useEffect(() => setState((before) => withoutGone(ids, before)), [ids]);

  const focus = useCallback((id: string) => {
    setState((before) => ({ ...before, active: id }));
    elements.current.get(id)?.focus();
  }, []);

  function go(next: Roving | null): boolean {
    if (next === null) return false;
    setState(next);
    if (next.active !== null) elements.current.get(next.active)?.focus();
    return true;
  }

  const press = (event: KeyboardEvent) => {
    // A key that a control inside the row handles is not the list's.
    if (event.target !== event.currentTarget) return;
    const active = entryOf(ids, state);
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      onOpen(active);
      return;
    }
    const { key, shiftKey } = event;
    if (go(afterKey(ids, state, { key, shiftKey, mod: event.ctrlKey || event.metaKey }, choosing)))
      event.preventDefault();
  };

  return {
    state,
    choosing,
    entry: entryOf(ids, state),
    focus,
    // From outside the list the first press enters it where Tab would.
    move: (key) => {
      const isInside = [...elements.current.values()].includes(document.activeElement as HTMLElement);
      const entry = entryOf(ids, state);
      if (!isInside && entry !== null && state.active === null) focus(entry);
      else go(afterKey(ids, state, { key, shiftKey: false, mod: false }, false));
    },
    toggle: (id, extend = false) => setState(extend ? extendTo(ids, state, id) : toggle(state, id)),
    toggleAll: () => setState(toggleAll(ids, state)),
    clear: () => setState((before) => ({ ...before, chosen: new Set<string>(), anchor: null })),
    rowProps: (id) => ({
      ref: (element) => {
        if (element === null) elements.current.delete(id);
        else elements.current.set(id, element);
      },
      tabIndex: entryOf(ids, state) === id ? 0 : -1,
      onFocus: () => setState((before) => (before.active === id ? before : { ...before, active: id })),
      onKeyDown: press,
    }),
  };
}
