import { type FigureFilter, type FigureGroup, figureGroups } from '../figures/figure-lines.ts';

/** Periods to choose from, in weeks. */
export const figurePeriods = [4, 13, 26, 52] as const;

export type FigurePeriod = (typeof figurePeriods)[number];

/** What the screen of figures shows, as in its address. */
export interface FiguresPlace extends FigureFilter {
  readonly group: FigureGroup;
  readonly weeks: FigurePeriod;
}

/** Nobody types more than this; a longer address is somebody's mistake. */
const longest = 200;

/** Reads the place from the query of an address, which anybody can write. @param valueOf of one parameter. */
export function readFiguresPlace(valueOf: (name: string) => string | null): FiguresPlace {
  const text = (name: string) => (valueOf(name) ?? '').slice(0, longest) || null;
  return {
    group: figureGroups.find((group) => group === valueOf('per')) ?? 'week',
    weeks: figurePeriods.find((weeks) => String(weeks) === valueOf('weeks')) ?? 13,
    service: text('service'),
    area: text('area'),
  };
}

/** The parameters of an address that shows the same to whoever opens it. */
export function figuresPlaceParts({
  group,
  weeks,
  service,
  area,
}: FiguresPlace): readonly (readonly [string, string])[] {
  return [
    ...(group === 'week' ? [] : [['per', group] as const]),
    ...(weeks === 13 ? [] : [['weeks', String(weeks)] as const]),
    ...(service === null ? [] : [['service', service] as const]),
    ...(area === null ? [] : [['area', area] as const]),
  ];
}
