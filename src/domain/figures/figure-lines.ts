import { type Figure, type FigureAmount, figures } from './figure.ts';

/** What a line of the table stands for. */
export const figureGroups = ['week', 'service', 'area'] as const;

export type FigureGroup = (typeof figureGroups)[number];

export interface FigureFilter {
  /** The category's id; null for all. */
  readonly service: string | null;
  /** The first two digits of a postcode; null for all. */
  readonly area: string | null;
}

export type FigureTotals = Readonly<Record<Figure, number>>;

export interface FigureLine {
  /** The Monday, the category's id, or the first digits of the postcode. */
  readonly key: string;
  readonly totals: FigureTotals;
}

const zeros = (): Record<Figure, number> => {
  const totals: Partial<Record<Figure, number>> = {};
  for (const figure of figures) totals[figure] = 0;
  return totals as Record<Figure, number>;
};

export function totalsOf(amounts: readonly FigureAmount[]): FigureTotals {
  const totals = zeros();
  for (const { figure, amount } of amounts) totals[figure] += amount;
  return totals;
}

const keyOf = (group: FigureGroup, { monday, service, area }: FigureAmount) =>
  group === 'week' ? monday : group === 'service' ? service : area;

export const matchesFilter =
  ({ service, area }: FigureFilter) =>
  (amount: FigureAmount): boolean =>
    (service === null || amount.service === service) && (area === null || amount.area === area);

/**
 * Sums amounts into lines, in the order of their keys.
 * @param always keys that have a line without amounts too, such as the weeks of a period.
 */
export function figureLines(
  amounts: readonly FigureAmount[],
  group: FigureGroup,
  always: readonly string[],
): readonly FigureLine[] {
  const byKey = new Map<string, FigureAmount[]>(always.map((key) => [key, []]));
  for (const amount of amounts) {
    const key = keyOf(group, amount);
    const line = byKey.get(key) ?? [];
    line.push(amount);
    byKey.set(key, line);
  }
  return [...byKey]
    .map(([key, line]) => ({ key, totals: totalsOf(line) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Hours from the request to its first student, on average; null when none was matched. */
export function hoursUntilMatched(totals: FigureTotals): number | null {
  return totals.matched === 0 ? null : totals['minutes-until-matched'] / totals.matched / 60;
}

/** Percentage of answered offers that students accepted; null without an answer. */
export function acceptedPercent({ accepted, declined }: FigureTotals): number | null {
  return accepted + declined === 0 ? null : (accepted / (accepted + declined)) * 100;
}
