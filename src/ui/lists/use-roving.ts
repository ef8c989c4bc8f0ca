import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import { useMarked } from './use-marked.ts';
import { afterKey, entryOf, extendTo, nothingChosen, type Roving, toggle, toggleAll, withoutGone } from './roving.ts';

/** What the rows of a list do. The same at every render, so that a row is drawn again only when it changes itself. */
export interface RowHandlers {
  readonly register: (id: string, element: HTMLElement | null) => void;
  readonly focused: (id: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly focus: (id: string) => void;
  readonly toggle: (id: string, extend?: boolean) => void;
  readonly open: (id: string) => void;
}

export interface RovingList {
  readonly state: Roving;
  readonly choosing: boolean;
  /** The one row that Tab enters at. */
  readonly entry: string | null;
  /** The row that is open beside the list, as soon as it is pressed. */
  readonly marked: string | null;
  /** Moves the focus, as the arrow keys do: for shortcuts of the screen, such as j and k. */
  readonly move: (key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End') => void;
  readonly focus: (id: string) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  readonly rows: RowHandlers;
}

export interface RovingOptions {
  /** In the order of the screen. Must be stable while the rows are the same. */
  readonly ids: readonly string[];
  readonly onOpen: (id: string) => void;
  /** What is open beside the list. */
  readonly openId: string | null;
  /** Whether several rows can be chosen. */
  readonly choosing?: boolean;
}

type Latest = Required<Omit<RovingOptions, 'openId'>> & { readonly state: Roving };

/** What rows do, over the state of the last render. */
function useRowHandlers(
  current: Latest,
  setState: Dispatch<SetStateAction<Roving>>,
  elements: RefObject<Map<string, HTMLElement>>,
): RowHandlers & { readonly go: (next: Roving | null) => boolean } {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return useMemo(() => {
    const go = (next: Roving | null): boolean => {
      if (next === null) return false;
      setState(next);
      if (next.active !== null) elements.current.get(next.active)?.focus();
      return true;
    };
    return {
      go,
      focus: (id) => {
        setState((before) => ({ ...before, active: id }));
        elements.current.get(id)?.focus();
      },
      register: (id, element) => {
        if (element === null) elements.current.delete(id);
        else elements.current.set(id, element);
      },
      focused: (id) => setState((before) => (before.active === id ? before : { ...before, active: id })),
      press: (event) => {
        // A key that a control inside the row handles is not the list's.
        if (event.target !== event.currentTarget) return;
        const { ids, onOpen, choosing, state } = latest.current;
        const active = entryOf(ids, state);
        if (event.key === 'Enter' && active !== null) {
          event.preventDefault();
          onOpen(active);
          return;
        }
        const { key, shiftKey } = event;
        const mod = event.ctrlKey || event.metaKey;
        if (go(afterKey(ids, state, { key, shiftKey, mod }, choosing))) event.preventDefault();
      },
      toggle: (id, extend = false) =>
        setState((before) => (extend ? extendTo(latest.current.ids, before, id) : toggle(before, id))),
      open: (id) => latest.current.onOpen(id),
    };
  }, [setState, elements]);
}

/** One row of a list is in the order of Tab; the arrow keys walk from there. */
export function useRoving({ ids, onOpen: openBeside, openId, choosing = false }: RovingOptions): RovingList {
  const [state, setState] = useState<Roving>(nothingChosen);
  const [marked, mark] = useMarked(openId);
  const onOpen = (id: string) => {
    mark(id);
    openBeside(id);
  };
  const elements = useRef(new Map<string, HTMLElement>());
  const rows = useRowHandlers({ ids, onOpen, choosing, state }, setState, elements);

  useEffect(() => setState((before) => withoutGone(ids, before)), [ids]);

  return {
    state,
    choosing,
    entry: entryOf(ids, state),
    marked,
    focus: rows.focus,
    // From outside the list the first press enters it where Tab would.
    move: (key) => {
      const isInside = [...elements.current.values()].includes(document.activeElement as HTMLElement);
      const entry = entryOf(ids, state);
      if (!isInside && entry !== null && state.active === null) rows.focus(entry);
      else rows.go(afterKey(ids, state, { key, shiftKey: false, mod: false }, false));
    },
    toggleAll: () => setState(toggleAll(ids, state)),
    clear: () => setState((before) => ({ ...before, chosen: new Set<string>(), anchor: null })),
    rows,
  };
}
