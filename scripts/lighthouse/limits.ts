import { median } from '#tests/bench/statistics.ts';

/** The figures of one measurement of a page. */
export interface Figures {
  /** Out of a hundred. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Null behind the login, where no search engine comes. */
  readonly seo: number | null;
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Total blocking time, in milliseconds. */
  readonly blockingTime: number;
  /** Kilobytes (1000 bytes) of compressed JavaScript that the page requests before anything is touched. */
  readonly untouchedScripts: number;
}

type Limit = { readonly atLeast: number } | { readonly below: number } | { readonly atMost: number };

type Limits = Readonly<Partial<Record<keyof Figures, Limit>>>;

/** `landing` is the public page that everybody begins with. */
export type LimitsOf = 'landing' | 'public' | 'signed-in';

const signedIn: Limits = {
  performance: { atLeast: 95 },
  layoutShift: { below: 0.02 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
};

const publicPages: Limits = {
  ...signedIn,
  seo: { atLeast: 100 },
  largestPaint: { below: 2000 },
  blockingTime: { below: 100 },
};

const limits: Readonly<Record<LimitsOf, Limits>> = {
  landing: { ...publicPages, untouchedScripts: { atMost: 60 } },
  public: publicPages,
  'signed-in': signedIn,
};

function meetsLimit(figure: number | null, limit: Limit): boolean {
  if (figure === null) return true;
  if ('atLeast' in limit) return figure >= limit.atLeast;
  return 'below' in limit ? figure < limit.below : figure <= limit.atMost;
}

/** The median of each figure: one disturbed measurement does not count. */
export function medianFigures(measurements: readonly Figures[]): Figures {
  const of = (name: Exclude<keyof Figures, 'seo'>): number => median(measurements.map((each) => each[name]));
  const seo = measurements.flatMap((each) => (each.seo === null ? [] : [each.seo]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: seo.length === 0 ? null : median(seo),
    largestPaint: of('largestPaint'),
    layoutShift: of('layoutShift'),
    blockingTime: of('blockingTime'),
    untouchedScripts: of('untouchedScripts'),
  };
}

/** The names of the figures that miss their target. */
export function missedLimits(figures: Figures, page: LimitsOf): readonly (keyof Figures)[] {
  return Object.entries(limits[page]).flatMap(([name, limit]) => {
    const known = name as keyof Figures;
    return meetsLimit(figures[known], limit) ? [] : [known];
  });
}
