import type { Aim } from './aim.ts';
import {
  type BoardMeasurement,
  counts,
  firstPage,
  firstPageByName,
  matchOfForty,
  matchOfFortyAtFirst,
} from './board/measure-board.ts';
import { type MatchingComparison, compareMatching } from './matching/compare-matching.ts';
import type { MatchingTimes } from './matching/measure-matching.ts';
import { type ColdStartTimes, firstViews } from './measure-cold-start.ts';
import type { JavaScriptSizes } from './weight/measure-javascript.ts';
import type { Queues } from './measure-queues.ts';
import type { FamilyPageTimes } from './measure-family-page.ts';
import { networkOfPhone, type StudentPageTimes } from './measure-student-page.ts';
import type { MoneyMeasurements } from './payments/measure-money.ts';
import { aimsOfMoney, compareMoney, type MoneyComparison } from './payments/money-comparisons.ts';
import { compareQueues, type QueueComparison } from './queue-comparisons.ts';
import { median, percentile } from './statistics.ts';
import { weightLimits } from './weight/weight-limits.ts';

/** Milliseconds. */
export interface Starts {
  readonly median: number;
  readonly p95: number;
  readonly runs: readonly number[];
}

/** The cold start of one first view, offline. */
export interface ColdStartRow {
  readonly view: string;
  readonly painted: Starts;
  readonly usable: Starts;
}

export interface Results {
  readonly comparisons: readonly QueueComparison[];
  readonly coldStart: readonly ColdStartRow[];
  readonly studentPage: { readonly firstView: Starts; readonly offlineStart: Starts };
  /** `ratio`: the senior's dashboard / the family's page, above 1 the latter is sooner. */
  readonly familyPage: { readonly family: Starts; readonly dashboard: Starts; readonly ratio: number };
  readonly javaScript: JavaScriptSizes;
  readonly money: readonly MoneyComparison[];
  readonly matching: MatchingComparison;
  readonly board: readonly BoardMeasurement[];
  readonly aims: readonly Aim[];
}

export interface Measurements {
  readonly queues: Queues;
  readonly coldStart: ColdStartTimes;
  readonly studentPage: StudentPageTimes;
  readonly familyPage: FamilyPageTimes;
  readonly javaScript: JavaScriptSizes;
  readonly money: MoneyMeasurements;
  readonly matching: MatchingTimes;
  readonly board: readonly BoardMeasurement[];
}

const matchedWithinMs = 100;
const shownWithinMs = 300;
const coldStartWithinMs = 2_000;
const paintedWithinMs = 500;
const usableWithinMs = 1_200;
const firstViewWithinMs = 5_000;

const readTheSame = [firstPage, firstPageByName, counts];
const shownInTime = [...readTheSame, matchOfForty, matchOfFortyAtFirst];

/** That what is shown first costs the same in every town, and that all of it is shown in time in the largest. */
export function aimsOfBoard(board: readonly BoardMeasurement[]): readonly Aim[] {
  return shownInTime.flatMap((wanted) => {
    const all = board.filter(({ what }) => what === wanted);
    const read = all.map(({ documents }) => documents);
    const slowest = Math.max(...all.map(({ ms }) => ms));
    const sameReads = {
      aim: `${wanted}: documents read independent of the history`,
      measured: read.join(', '),
      met: new Set(read).size === 1,
    };
    const inTime = {
      aim: `${wanted} < ${shownWithinMs} ms in every town`,
      measured: `${slowest.toFixed(1)} ms`,
      met: slowest < shownWithinMs,
    };
    return readTheSame.includes(wanted) ? [sameReads, inTime] : [inTime];
  });
}

const startsOf = (runs: readonly number[]): Starts => ({ median: median(runs), p95: percentile(runs, 0.95), runs });

const inSeconds = ({ median: ms }: Starts): string => `${(ms / 1000).toFixed(2)} s`;

export const coldStartRows = (times: ColdStartTimes): readonly ColdStartRow[] =>
  firstViews.map((view) => ({
    view,
    painted: startsOf(times[view].painted),
    usable: startsOf(times[view].usable),
  }));

/** How soon each first view is read, and how soon it can be used. */
export function aimsOfColdStart(rows: readonly ColdStartRow[]): readonly Aim[] {
  return rows.flatMap(({ view, painted, usable }) => [
    {
      aim: `${view}: painted offline < ${paintedWithinMs / 1000} s (median)`,
      measured: inSeconds(painted),
      met: painted.median < paintedWithinMs,
    },
    {
      aim: `${view}: usable offline < ${usableWithinMs / 1000} s (median)`,
      measured: inSeconds(usable),
      met: usable.median < usableWithinMs,
    },
  ]);
}

/** How soon a student sees what she is asked, on a slow phone. */
function aimsOfStudentPage({ firstView, offlineStart }: Results['studentPage']): readonly Aim[] {
  return [
    {
      aim: `first view of the student's page at ${networkOfPhone.megabits} Mbit/s < ${firstViewWithinMs / 1000} s (median)`,
      measured: inSeconds(firstView),
      met: firstView.median < firstViewWithinMs,
    },
    {
      aim: `offline start of the student's page < ${coldStartWithinMs / 1000} s (median)`,
      measured: inSeconds(offlineStart),
      met: offlineStart.median < coldStartWithinMs,
    },
  ];
}

/** How much JavaScript a route may request before its heading, or while it is left untouched. */
export function aimsOfWeight({ routes }: JavaScriptSizes): readonly Aim[] {
  return Object.entries(weightLimits).map(([route, { kB, until }]) => {
    const size = routes.find((each) => each.route === route);
    if (size === undefined) throw new Error(`${route} was not measured`);
    const bytes = until === 'heading' ? size.gzippedBytes : size.untouchedBytes;
    return {
      aim: `JavaScript of ${route} ${until === 'heading' ? 'before its heading' : 'untouched'} <= ${kB} kB`,
      measured: `${(bytes / 1000).toFixed(1)} kB`,
      met: bytes <= kB * 1000,
    };
  });
}

/** The figures, and which of the project's targets they meet. */
export function toResults(measured: Measurements): Results {
  const { queues, javaScript, money, matching: times, board } = measured;
  const studentPage = {
    firstView: startsOf(measured.studentPage.firstView),
    offlineStart: startsOf(measured.studentPage.offlineStart),
  };
  const [family, ofSenior] = [startsOf(measured.familyPage.family), startsOf(measured.familyPage.dashboard)];
  const { comparisons, aims: aimsOfQueues } = compareQueues(queues);
  const comparedMoney = compareMoney(money);
  const coldStart = coldStartRows(measured.coldStart);
  const matching = compareMatching(times);
  return {
    comparisons,
    coldStart,
    studentPage,
    familyPage: { family, dashboard: ofSenior, ratio: ofSenior.median / family.median },
    javaScript,
    money: comparedMoney,
    matching,
    board,
    aims: [
      ...aimsOfBoard(board),
      ...aimsOfQueues,
      ...aimsOfMoney(comparedMoney),
      ...aimsOfColdStart(coldStart),
      ...aimsOfStudentPage(studentPage),
      {
        aim: `${matching.all.what} < ${matchedWithinMs} ms (median)`,
        measured: `${matching.all.ms.toFixed(1)} ms`,
        met: matching.all.ms < matchedWithinMs,
      },
      ...aimsOfWeight(javaScript),
    ],
  };
}
