import type { PlannerItem, PlannerRow } from './planner-types.ts';

const dayMinutes = 24 * 60;

interface Placed {
  readonly item: PlannerItem;
  /** Minutes since the first day began. */
  readonly at: number;
}

const placedIn = ({ cells }: PlannerRow): readonly Placed[] =>
  cells.flatMap(({ items }, column) => items.map((item) => ({ item, at: column * dayMinutes + item.from })));

const nearest = (row: readonly Placed[], at: number): Placed | undefined =>
  row.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];

/** The item that Tab enters at: the active one while it is there, otherwise the first. */
export function entryItem(rows: readonly PlannerRow[], active: string | null): string | null {
  const all = rows.flatMap(placedIn).map(({ item }) => item.id);
  return active !== null && all.includes(active) ? active : (all[0] ?? null);
}

/** Every item in reading order: row by row, by time. */
const inOrder = (rows: readonly PlannerRow[]): readonly string[] => rows.flatMap(placedIn).map(({ item }) => item.id);

/** The item before or after another, row by row. */
export function besideItem(rows: readonly PlannerRow[], from: string | null, step: 1 | -1): string | null {
  const all = inOrder(rows);
  const place = from === null ? -1 : all.indexOf(from);
  if (place === -1) return all[0] ?? null;
  return all[place + step] ?? from;
}

/**
 * Where a key leads from an item: left and right in its row, up and down to the nearest in time of the next row that has
 * any.
 * @returns null for a key that means nothing here.
 */
export function afterWalk(rows: readonly PlannerRow[], from: string, key: string): string | null {
  const filled = rows.map(placedIn).filter(({ length }) => length > 0);
  const rowIndex = filled.findIndex((row) => row.some(({ item }) => item.id === from));
  const row = filled[rowIndex] ?? [];
  const place = row.findIndex(({ item }) => item.id === from);
  const at = row[place]?.at ?? 0;
  const next = {
    ArrowLeft: () => row[place - 1],
    ArrowRight: () => row[place + 1],
    ArrowUp: () => nearest(filled[rowIndex - 1] ?? [], at),
    ArrowDown: () => nearest(filled[rowIndex + 1] ?? [], at),
    Home: () => row[0],
    End: () => row.at(-1),
  }[key];
  return next === undefined ? null : (next()?.item.id ?? from);
}
