/** As many cards as one looks through at once. */
const step = 20;

/** More cards than this at a time make a tablet slow, and nobody keeps them apart. */
const mostCards = 100;

/** Which part of a long list is drawn: from one place up to, and without, another. */
export interface CardWindow {
  readonly from: number;
  readonly to: number;
}

export const firstCards: CardWindow = { from: 0, to: step };

/** The next cards come below; the first ones give way when there would be too many. */
export function nextCards({ from, to }: CardWindow): CardWindow {
  return { from: Math.max(from, to + step - mostCards), to: to + step };
}

/** Back up: the newer cards come on top again, and the last ones give way. */
export function earlierCards({ from, to }: CardWindow): CardWindow {
  const top = Math.max(0, from - step);
  return { from: top, to: Math.min(to, top + mostCards) };
}

/** The window on a list of so many; a list that became shorter is never looked at past its end. */
export function withinList({ from, to }: CardWindow, length: number): CardWindow {
  if (from === 0 || from < length) return { from, to: Math.min(to, length) };
  const top = Math.max(0, Math.floor((length - 1) / step) * step);
  return { from: top, to: length };
}
