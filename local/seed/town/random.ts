/** Reproducible pseudo-random numbers (mulberry32): the same town at every start. */
export interface Random {
  /** 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `from` up to and including `to`. */
  between(from: number, to: number): number;
  /** @throws Error for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const picked = items[between(0, items.length - 1)];
    if (picked === undefined) throw new Error('there is nothing to pick from');
    return picked;
  };
  return { next, between, pick };
}

/** A UUID of version 4 in canonical form. */
export function randomUuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.between(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
