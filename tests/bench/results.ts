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
import type { JavaScriptSizes } from './weight/measure-javascript.ts';
import { flushedAtOnce, type QueueTimes } from './measure-queues.ts';
import { type QueueName, queueNames } from './page/queue.ts';
import type { FamilyPageTimes } from './measure-family-page.ts';
import { networkOfPhone, type StudentPageTimes } from './measure-student-page.ts';
import type { MoneyMeasurements } from './payments/measure-money.ts';
import { compareMoney, type MoneyComparison } from './payments/money-comparisons.ts';
import { median, percentile } from './statistics.ts';
import { weightLimits } from './weight/weight-limits.ts';

export interface Comparison {
  readonly what: string;
  readonly milliseconds: Readonly<Record<QueueName, number>>;
  /** Peer / ours: above 1 the outbox is faster. */
  readonly ratios: Readonly<Record<Exclude<QueueName, 'outbox'>, number>>;
}

export interface Aim {
  readonly aim: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Milliseconds. */
export interface Starts {
  readonly median: number;
  readonly p95: number;
  readonly runs: readonly number[];
}

export interface Results {
  readonly comparisons: readonly Comparison[];
  readonly coldStart: Starts;
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
  readonly queues: Readonly<Record<QueueName, QueueTimes>>;
  readonly coldStart: readonly number[];
  readonly studentPage: StudentPageTimes;
  readonly familyPage: FamilyPageTimes;
  readonly javaScript: JavaScriptSizes;
  readonly money: MoneyMeasurements;
  readonly matching: MatchingTimes;
  readonly board: readonly BoardMeasurement[];
}

const savedWithinMs = 50;
const matchedWithinMs = 100;
const shownWithinMs = 300;
const coldStartWithinMs = 2_000;
const firstViewWithinMs = 5_000;

type Queues = Measurements['queues'];

function compare(what: string, queues: Queues, measure: (times: QueueTimes) => number): Comparison {
  const milliseconds = {
    outbox: measure(queues.outbox),
    workbox: measure(queues.workbox),
    firestore: measure(queues.firestore),
  };
  const ratio = (peer: QueueName) => milliseconds[peer] / milliseconds.outbox;
  return { what, milliseconds, ratios: { workbox: ratio('workbox'), firestore: ratio('firestore') } };
}

/** A smaller difference is a tie: it is within the noise of one run. */
const tie = 0.95;

function againstPeers(aim: string, { ratios }: Comparison): Aim[] {
  return queueNames
    .filter((name) => name !== 'outbox')
    .map((peer) => ({
      aim: `${aim} ${peer}`,
      measured: `${ratios[peer].toFixed(2)} times as long as ours`,
      met: ratios[peer] >= tie,
    }));
}

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
  const { queues, coldStart, javaScript, money, matching: times, board } = measured;
  const studentPage = {
    firstView: startsOf(measured.studentPage.firstView),
    offlineStart: startsOf(measured.studentPage.offlineStart),
  };
  const [family, ofSenior] = [startsOf(measured.familyPage.family), startsOf(measured.familyPage.dashboard)];
  const savedP95 = compare('saved p95', queues, ({ saved }) => percentile(saved, 0.95));
  const strictP95 = compare('saved p95, all strict', queues, (times) => percentile(times.savedStrictly, 0.95));
  const flush = compare(`flush of ${flushedAtOnce}`, queues, ({ flushes }) => median(flushes));
  const cold = startsOf(coldStart);
  const matching = compareMatching(times);
  return {
    comparisons: [
      compare('saved p50', queues, ({ saved }) => median(saved)),
      savedP95,
      compare('saved p50, all strict', queues, (times) => median(times.savedStrictly)),
      strictP95,
      flush,
    ],
    coldStart: cold,
    studentPage,
    familyPage: { family, dashboard: ofSenior, ratio: ofSenior.median / family.median },
    javaScript,
    money: compareMoney(money),
    matching,
    board,
    aims: [
      ...aimsOfBoard(board),
      {
        aim: `saved p95 < ${savedWithinMs} ms`,
        measured: `${savedP95.milliseconds.outbox.toFixed(1)} ms`,
        met: savedP95.milliseconds.outbox < savedWithinMs,
      },
      ...againstPeers('saved p95, peers as shipped, no slower than', savedP95),
      ...againstPeers('saved p95, all strict, no slower than', strictP95),
      ...againstPeers('flush at least as fast as', flush),
      {
        aim: `cold offline start < ${coldStartWithinMs / 1000} s (median)`,
        measured: inSeconds(cold),
        met: cold.median < coldStartWithinMs,
      },
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
