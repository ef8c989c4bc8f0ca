import { setTimeout as sleep } from 'node:timers/promises';
import { projectId } from '#build/project.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { createRandom } from '#local/seed/town/random.ts';
import { type RestClient, restClient } from '#tests/bench/firestore/rest-client.ts';
import { assumed, timesPerSenior } from '../assumptions.ts';
import { type CountedFigures, type CountedName, countedNames, type PlayedDay, sumOf } from '../figures.ts';
import { readCounts, startCounting } from '../usage-counter.ts';
import { fillPath, type Played } from './fill-path.ts';
import { hourSeconds, hoursOfDay, partInHour } from './hours.ts';
import { WriteRates } from './write-rates.ts';

export interface DayOptions {
  readonly figures: CountedFigures;
  readonly visits: number;
  /** 100: an hour in 36 seconds. */
  readonly speed: number;
  /** host:port of a Firestore that nothing else uses. */
  readonly firestoreHost: string;
  readonly onHour?: (hour: number, behindSeconds: number) => void;
}

/** What is due within this time of the wall is due at once. */
const tickMs = 5;
const writesInRequest = 400;
const requestsAtOnce = 3;
/** More than documents are shared; those of one visit are written a few times a day. */
const hottest = 2_000;
const root = `projects/${projectId}/databases/(default)/documents`;
/** About what a document has beside the fields that count here. */
const filler = 'x'.repeat(200);

interface Due {
  /** Second of the hour. */
  readonly at: number;
  readonly work: CountedName;
  readonly visit: number;
}

const perVisit = (work: CountedName): number => timesPerSenior[work] / assumed.visitsPerSenior;

class Day {
  readonly #options: DayOptions;
  readonly #random = createRandom(50_000);
  readonly #client: RestClient;
  readonly rates = new WriteRates();
  commits = 0;
  #receipts = 0;
  /** How often each piece of work was begun, and the part of one that is still to be done. */
  readonly #begun = new Map<CountedName, number>();
  readonly #due = new Map<CountedName, number>();

  constructor(options: DayOptions, client: RestClient) {
    this.#options = options;
    this.#client = client;
  }

  /** What is done in an hour, in its order. */
  planHour(hour: number): readonly Due[] {
    const { visits, figures } = this.#options;
    const due = countedNames.flatMap((work) => {
      if ((figures.work[work]?.commits.length ?? 0) === 0) return [];
      const times = (this.#due.get(work) ?? 0) + visits * perVisit(work) * partInHour(work, hour);
      const count = Math.floor(times);
      this.#due.set(work, times - count);
      const begun = this.#begun.get(work) ?? 0;
      this.#begun.set(work, begun + count);
      return Array.from({ length: count }, (_, index) => ({
        at: this.#random.next() * hourSeconds,
        work,
        visit: begun + index,
      }));
    });
    return due.toSorted((a, b) => a.at - b.at);
  }

  /** What the work writes, in its order. */
  writesOf({ work, visit }: Due, simulated: Date): readonly object[] {
    const random = (below: number): number => this.#random.between(0, below - 1);
    const played: Played = { visit, random, nextReceipt: () => (this.#receipts += 1) };
    const commits = this.#options.figures.work[work].commits;
    this.commits += commits.length;
    return commits.flatMap(({ written, deleted }) => [
      ...written.map((label) => this.#write(fillPath(label, played), simulated)),
      ...deleted.map((label) => ({ delete: `${root}/${fillPath(label, played)}` })),
    ]);
  }

  async send(writes: readonly object[]): Promise<void> {
    await this.#client.post(':commit', { writes });
  }

  #write(path: string, simulated: Date) {
    const [collection = ''] = path.split('/');
    const rising = this.#options.figures.risingFields[collection] ?? [];
    const moment = { timestampValue: simulated.toISOString() };
    const fields = Object.fromEntries(rising.map((name) => [name, moment]));
    return { update: { name: `${root}/${path}`, fields: { ...fields, filler: { stringValue: filler } } } };
  }
}

/**
 * Sends the writes of each piece of work at its moment, or as soon as earlier ones are through where the machine is too slow.
 * What is due at once travels in one request: only so are thousands of writes a second possible.
 */
async function playHour(day: Day, due: readonly Due[], hour: number, startMs: number, speed: number): Promise<void> {
  const underway = new Set<Promise<void>>();
  let together: object[] = [];
  const send = async (): Promise<void> => {
    if (together.length === 0) return;
    while (underway.size >= requestsAtOnce) await Promise.race(underway);
    const sending: Promise<void> = day.send(together).finally(() => underway.delete(sending));
    underway.add(sending);
    together = [];
  };
  for (const each of due) {
    const early = startMs + (each.at * 1_000) / speed - performance.now();
    if (early > tickMs || together.length >= writesInRequest) await send();
    if (early > tickMs) await sleep(early);
    const simulated = new Date(Date.UTC(2026, 10, 26, hour, 0, 0, Math.floor(each.at * 1_000)));
    together.push(...day.writesOf(each, simulated));
  }
  await send();
  await Promise.all(underway);
}

/**
 * Plays the writes of a day against a Firestore, in the order and at the pace in which they happen, and counts there how
 * often each document is written. The commits are those that the functions made while one life was counted: the functions
 * themselves are left out, because the emulator could not run hundreds of them a second.
 */
export async function playDay(options: DayOptions): Promise<PlayedDay> {
  const { firestoreHost, speed, visits, onHour = () => undefined } = options;
  const client = restClient(firestoreHost);
  const day = new Day(options, client);
  const began = performance.now();
  let writes = 0;
  let behind = 0;
  try {
    for (let hour = 0; hour < hoursOfDay; hour += 1) {
      const startMs = began + (hour * hourSeconds * 1_000) / speed;
      await startCounting({ firestoreHost }, { commits: false });
      await playHour(day, day.planHour(hour), hour, startMs, speed);
      const late = (performance.now() - startMs) / 1_000 - hourSeconds / speed;
      behind = Math.max(behind, late);
      const counts = await readCounts({ firestoreHost }, hottest);
      writes += sumOf(counts.writes) + sumOf(counts.deletes);
      day.rates.addHour(counts);
      onHour(hour, late);
      const left = startMs + (hourSeconds * 1_000) / speed - performance.now();
      if (left > 0) await sleep(left);
    }
  } finally {
    client.close();
  }
  return {
    playedAt: brusselsDate(new Date()),
    visits,
    speed,
    seconds: Math.round((performance.now() - began) / 1_000),
    commits: day.commits,
    writes,
    behind: Math.round(behind * 10) / 10,
    ...day.rates.read(),
  };
}
