import { textTable } from '../text-table.ts';
import { type Figures, type LimitsOf, medianFigures, missedLimits } from './limits.ts';
import type { Attempt } from './look-again.ts';
import type { Look } from './measure-page.ts';

/** What was found of one page. */
export interface Report {
  readonly route: string;
  /** Null where it could not be looked at. */
  readonly figures: Figures | null;
  /** What is not in order, in words; empty where every aim is met. */
  readonly broken: readonly string[];
}

/** The middle of the looks at a page. Those that did not come about are named, and spoil no figure. */
export function reportOn(route: string, limits: LimitsOf, attempts: readonly Attempt<Look>[]): Report {
  const looks = attempts.flatMap((attempt) => ('look' in attempt ? [attempt.look] : []));
  const unseen = attempts.flatMap((attempt) => ('unseen' in attempt ? [attempt.unseen] : []));
  const lost = [...new Set(unseen.map(({ code, message }) => `${route}: could not be looked at: ${code}, ${message}`))];
  if (looks.length === 0) return { route, figures: null, broken: lost };
  const figures = medianFigures(looks.map((look) => look.figures));
  const missed = missedLimits(figures, limits).map((name) => `${route}: ${name} is ${String(figures[name])}`);
  // Every look counts: what one of them finds in a category without faults is a fault.
  const problems = [...new Set(looks.flatMap((look) => look.problems))].map((problem) => `${route}: ${problem}`);
  return { route, figures, broken: [...missed, ...problems, ...lost] };
}

const score = (figure: number | null): string => (figure === null ? '' : String(figure));

function cellsOf({ route, figures, broken }: Report): readonly string[] {
  const mark = broken.length === 0 ? '✓' : '✗';
  if (figures === null) return [mark, route, '–', '–', '–', '–', '–', '–', '–', '–'];
  return [
    mark,
    route,
    score(figures.performance),
    score(figures.accessibility),
    score(figures.bestPractices),
    score(figures.seo),
    figures.largestPaint.toFixed(0),
    figures.layoutShift.toFixed(3),
    figures.blockingTime.toFixed(0),
    figures.untouchedScripts.toFixed(1),
  ];
}

const heads = [
  '',
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP (ms)',
  'CLS',
  'TBT (ms)',
  'JS (kB)',
];

/** One line for each page; numbers aligned right. */
export const tableOf = (reports: readonly Report[]): string => textTable([heads, ...reports.map(cellsOf)], 2);
