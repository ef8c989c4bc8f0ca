import { flushedAtOnce, type Queues, type QueueTimes, type SavedTimes } from './measure-queues.ts';
import { type QueueName, queueNames, type SaverName } from './page/queue.ts';
import type { Aim } from './aim.ts';
import { median, percentile } from './statistics.ts';

type Peer = Exclude<SaverName, 'outbox'>;

export interface QueueComparison {
  readonly what: string;
  /** Dexie alone only saves. */
  readonly milliseconds: Readonly<Record<QueueName, number> & { readonly dexie: number | null }>;
  /** Peer / ours: above 1 the outbox is faster. */
  readonly ratios: Readonly<Record<Exclude<QueueName, 'outbox'>, number> & { readonly dexie: number | null }>;
}

const savedWithinMs = 50;
/** How many times as long as one bare transaction of Dexie, with the same durability, a saving may take. */
const savedWithinTimes = 1.2;
/** How many times as fast as workbox a flush is. */
const flushedTimesWorkbox = 5;
/** A smaller difference is a tie: it is within the noise of one run. */
const tie = 0.95;

function compare(what: string, milliseconds: QueueComparison['milliseconds']): QueueComparison {
  const { outbox, workbox, firestore, dexie } = milliseconds;
  const ratios = { workbox: workbox / outbox, firestore: firestore / outbox };
  return { what, milliseconds, ratios: { ...ratios, dexie: dexie === null ? null : dexie / outbox } };
}

function compareSaving(what: string, queues: Queues, measure: (times: SavedTimes) => number): QueueComparison {
  const [outbox, workbox, firestore] = [measure(queues.outbox), measure(queues.workbox), measure(queues.firestore)];
  return compare(what, { outbox, workbox, firestore, dexie: measure(queues.dexie) });
}

function compareFlushes(what: string, queues: Queues): QueueComparison {
  const of = ({ flushes }: QueueTimes): number => median(flushes);
  const [outbox, workbox, firestore] = [of(queues.outbox), of(queues.workbox), of(queues.firestore)];
  return compare(what, { outbox, workbox, firestore, dexie: null });
}

function against(peer: Peer, aim: string, { ratios }: QueueComparison, atLeast: number): Aim {
  const ratio = ratios[peer] ?? 0;
  return { aim: `${aim} ${peer}`, measured: `${ratio.toFixed(2)} times as long as ours`, met: ratio >= atLeast };
}

const againstQueues = (aim: string, comparison: QueueComparison): Aim[] =>
  queueNames.filter((name) => name !== 'outbox').map((peer) => against(peer, aim, comparison, tie));

function atMostTimesDexie({ what, milliseconds: { outbox, dexie } }: QueueComparison): Aim {
  const times = dexie === null ? Infinity : outbox / dexie;
  return {
    aim: `${what}: at most ${savedWithinTimes} times Dexie alone`,
    measured: `${times.toFixed(2)} times`,
    met: times <= savedWithinTimes,
  };
}

export interface QueueResults {
  readonly comparisons: readonly QueueComparison[];
  readonly aims: readonly Aim[];
}

/** The outbox beside its peers, and which of its targets it meets. */
export function compareQueues(queues: Queues): QueueResults {
  const savedP95 = compareSaving('saved p95', queues, ({ saved }) => percentile(saved, 0.95));
  const strictP50 = compareSaving('saved p50, all strict', queues, (times) => median(times.savedStrictly));
  const strictP95 = compareSaving('saved p95, all strict', queues, (times) => percentile(times.savedStrictly, 0.95));
  const flush = compareFlushes(`flush of ${flushedAtOnce}`, queues);
  return {
    comparisons: [
      compareSaving('saved p50', queues, ({ saved }) => median(saved)),
      savedP95,
      strictP50,
      strictP95,
      flush,
    ],
    aims: [
      {
        aim: `saved p95 < ${savedWithinMs} ms`,
        measured: `${savedP95.milliseconds.outbox.toFixed(1)} ms`,
        met: savedP95.milliseconds.outbox < savedWithinMs,
      },
      ...againstQueues('saved p95, peers as shipped, no slower than', savedP95),
      ...againstQueues('saved p95, all strict, no slower than', strictP95),
      atMostTimesDexie(strictP50),
      atMostTimesDexie(strictP95),
      against('workbox', `flush at least ${flushedTimesWorkbox} times as fast as`, flush, flushedTimesWorkbox),
      against('firestore', 'flush at least as fast as', flush, tie),
    ],
  };
}
