/** Number of cards per step. */
const step = 20;

/** Bounds the rendered cards: more of them make a tablet slow. */
const maxCards = 100;

/** The rendered part of a long list: the indexes from `from` up to, but not including, `to`. */
export interface CardWindow {
  readonly from: number;
  readonly to: number;
}

export const firstCards: CardWindow = { from: 0, to: step };

/** Adds the next cards at the end; drops the first ones beyond the maximum. */
export function nextCards({ from, to }: CardWindow): CardWindow {
  return { from: Math.max(from, to + step - maxCards), to: to + step };
}

/** Adds the previous cards at the start; drops the last ones beyond the maximum. */
export function earlierCards({ from, to }: CardWindow): CardWindow {
  const top = Math.max(0, from - step);
  return { from: top, to: Math.min(to, top + maxCards) };
}

/** Clamps the window to a list of this length, which can have become shorter. */
export function withinList({ from, to }: CardWindow, length: number): CardWindow {
  if (from === 0 || from < length) return { from, to: Math.min(to, length) };
  const top = Math.max(0, Math.floor((length - 1) / step) * step);
  return { from: top, to: length };
}
