/** Which row of a list has the focus, and which are chosen. Ids are those of the rows. */
export interface Roving {
  readonly active: string | null;
  readonly chosen: ReadonlySet<string>;
  /** Where a range begins that Shift extends. */
  readonly anchor: string | null;
}

export const nothingChosen: Roving = { active: null, chosen: new Set(), anchor: null };

/** The row that Tab enters the list at: the active one while it is there, otherwise the first. */
export function entryOf(ids: readonly string[], { active }: Roving): string | null {
  return active !== null && ids.includes(active) ? active : (ids[0] ?? null);
}

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(last, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  PageDown: (place, last) => Math.min(last, place + 10),
  PageUp: (place) => Math.max(0, place - 10),
  Home: () => 0,
  End: (_, last) => last,
};

function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [other] : ids.slice(from, to + 1);
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Chooses or lets go of one row; the next range begins there. */
export const toggle = (state: Roving, id: string): Roving => ({
  active: id,
  chosen: toggled(state.chosen, id),
  anchor: id,
});

/** Chooses every row from the anchor to this one. */
export function extendTo(ids: readonly string[], state: Roving, id: string): Roving {
  const anchor = state.anchor ?? entryOf(ids, state) ?? id;
  return { active: id, chosen: new Set(between(ids, anchor, id)), anchor };
}

/** All rows, or none when all are chosen already. */
export function toggleAll(ids: readonly string[], state: Roving): Roving {
  const all = ids.length > 0 && ids.every((id) => state.chosen.has(id));
  return { ...state, chosen: new Set(all ? [] : ids) };
}

/** Rows that are gone are neither active nor chosen; the same state when nothing changes. */
export function withoutGone(ids: readonly string[], state: Roving): Roving {
  const there = new Set(ids);
  const isThere = (id: string | null) => id === null || there.has(id);
  const left = [...state.chosen].filter((id) => there.has(id));
  if (left.length === state.chosen.size && isThere(state.active) && isThere(state.anchor)) return state;
  return {
    active: isThere(state.active) ? state.active : null,
    chosen: new Set(left),
    anchor: isThere(state.anchor) ? state.anchor : null,
  };
}

export interface RovingKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
}

/**
 * What a key does in a list: arrows, Home, End and Page move; with Shift they choose what lies between; Space chooses one,
 * Ctrl+A all.
 * @param choosing whether rows can be chosen.
 * @returns null for a key that means nothing here.
 */
export function afterKey(ids: readonly string[], state: Roving, press: RovingKey, choosing: boolean): Roving | null {
  const active = entryOf(ids, state);
  if (active === null) return null;
  const { key, shiftKey, mod } = press;
  if (choosing && key === ' ') return shiftKey ? extendTo(ids, state, active) : toggle(state, active);
  if (choosing && mod && key.toLowerCase() === 'a') return toggleAll(ids, { ...state, active });
  const step = steps[key];
  if (step === undefined || mod) return null;
  const next = ids[step(ids.indexOf(active), ids.length - 1)] ?? active;
  if (choosing && shiftKey) return extendTo(ids, { ...state, active, anchor: state.anchor ?? active }, next);
  return { ...state, active: next, anchor: null };
}
