/** The figures of one measurement of a page. */
export interface Figures {
  /** Out of a hundred. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Total blocking time, in milliseconds. */
  readonly blockingTime: number;
  /** Kilobytes (1000 bytes) of compressed JavaScript that the document requests. */
  readonly firstScripts: number;
}

type Limit = { readonly atLeast: number } | { readonly below: number } | { readonly atMost: number };

/** The targets of the public pages; the size limit is that of the landing page. */
const limits: Readonly<Record<Exclude<keyof Figures, 'firstScripts'>, Limit>> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  largestPaint: { below: 2000 },
  layoutShift: { below: 0.02 },
  blockingTime: { below: 150 },
};
const landingScripts: Limit = { atMost: 150 };

function meetsLimit(figure: number, limit: Limit): boolean {
  if ('atLeast' in limit) return figure >= limit.atLeast;
  return 'below' in limit ? figure < limit.below : figure <= limit.atMost;
}

/** The median of each figure: one disturbed measurement does not count. */
export function medianFigures(measurements: readonly Figures[]): Figures {
  const middle = (name: keyof Figures): number => {
    const sorted = measurements.map((measurement) => measurement[name]).toSorted((one, other) => one - other);
    const figure = sorted[Math.floor(sorted.length / 2)];
    if (figure === undefined) throw new Error('there is no measurement');
    return figure;
  };
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    largestPaint: middle('largestPaint'),
    layoutShift: middle('layoutShift'),
    blockingTime: middle('blockingTime'),
    firstScripts: middle('firstScripts'),
  };
}

/** The names of the figures that miss their target. */
export function missedLimits(figures: Figures, page: { readonly isLanding: boolean }): readonly (keyof Figures)[] {
  const checked: Partial<Record<keyof Figures, Limit>> = page.isLanding
    ? { ...limits, firstScripts: landingScripts }
    : limits;
  return Object.entries(checked).flatMap(([name, limit]) => {
    const known = name as keyof Figures;
    return meetsLimit(figures[known], limit) ? [] : [known];
  });
}
