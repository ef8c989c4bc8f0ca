import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { timerNames } from '#domain/health/timers.ts';
import { smallTown } from '#local/seed/town/town.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { startTestFirebase, type TestFirebase } from '#tests/local-firebase.ts';
import { runTimer } from '#tests/people/unrecorded-visits.ts';
import type { CountedFigures, CountedName, CountedWork } from '../figures.ts';
import { median } from '#tests/bench/statistics.ts';
import { countViews } from './count-views.ts';
import { createLabels } from './label-paths.ts';
import { CountedCalls } from './life-cast.ts';
import { lifeSteps } from './life-steps.ts';
import { counted, type CountedStep, type PlayedLife, playLife } from './play-life.ts';

type Tally = Readonly<Record<string, number>>;

/** Of each name the median: one retried transaction is no figure. */
function medianOf(tallies: readonly Tally[]): Record<string, number> {
  const names = [...new Set(tallies.flatMap((tally) => Object.keys(tally)))].toSorted();
  return Object.fromEntries(names.map((name) => [name, median(tallies.map((tally) => tally[name] ?? 0))]));
}

const functionOf = (trigger: string): string => trigger.replace(/^europe-west1-|-\d+$/gu, '');

const byFunction = (events: Tally): Tally =>
  Object.fromEntries(Object.entries(events).map(([trigger, count]) => [functionOf(trigger), count]));

function usedBy(steps: readonly CountedStep[]): Omit<CountedWork, 'commits'> {
  const of = (name: 'reads' | 'rulesReads' | 'writes' | 'deletes') => medianOf(steps.map(({ usage }) => usage[name]));
  return {
    reads: of('reads'),
    rulesReads: of('rulesReads'),
    writes: of('writes'),
    deletes: of('deletes'),
    events: medianOf(steps.map(({ usage }) => byFunction(usage.events))),
    calls: median(steps.map(({ calls }) => calls)),
  };
}

/** One run of a timer serves all visits: what it notes of itself is counted with the timers. */
function withoutRun({ writes, commits, ...work }: CountedWork): CountedWork {
  const { [collections.timerRuns]: _, ...others } = writes;
  const own = (paths: readonly string[]) => paths.filter((path) => !path.startsWith(`${collections.timerRuns}/`));
  const left = commits.map(({ written, deleted }) => ({ written: own(written), deleted }));
  return {
    ...work,
    writes: others,
    commits: left.filter(({ written, deleted }) => written.length + deleted.length > 0),
  };
}

/** What the lives used, step by step, with the commits of the last of them. */
export async function workOfLives(lives: readonly PlayedLife[]): Promise<ReadonlyMap<CountedName, CountedWork>> {
  const last = lives.at(-1);
  if (last === undefined) throw new Error('no life was played');
  const labels = await createLabels(last.cast, last.requestId);
  const work = new Map<CountedName, CountedWork>();
  for (const step of lifeSteps) {
    const played = lives.flatMap(({ steps }) => steps.get(step) ?? []);
    const commits = labels.commits(last.steps.get(step)?.usage.commits ?? [], step);
    if (played.length > 0) work.set(step, withoutRun({ ...usedBy(played), commits }));
  }
  return work;
}

async function countTimers(firebase: TestFirebase): Promise<CountedFigures['timers']> {
  const calls = new CountedCalls(firebase);
  const found = [];
  for (const name of timerNames) {
    // The first run does what is left to do.
    await runTimer(firebase, name);
    found.push([name, usedBy([await counted(firebase, calls, () => runTimer(firebase, name))])] as const);
  }
  return Object.fromEntries(found) as CountedFigures['timers'];
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d/u.test(value);

/** The fields at the top of documents whose values rise with the clock. */
async function findRisingFields({ ports }: TestFirebase): Promise<CountedFigures['risingFields']> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const found: Record<string, string[]> = {};
    for (const collection of await firestore.listCollections()) {
      const { docs } = await collection.limit(50).get();
      const fields = docs.flatMap((each) =>
        Object.entries(each.data()).flatMap(([name, value]) =>
          value instanceof Timestamp || isDay(value) ? [name] : [],
        ),
      );
      found[collection.id] = [...new Set(fields)].toSorted();
    }
    return found;
  });
}

function countAccounts({ ports }: TestFirebase): Promise<number> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    return (await firestore.collection(collections.interimUsers).count().get()).data().count;
  });
}

/** The timer that announces visits would tell of those of the example town as well. */
async function putOffVisits({ ports }: TestFirebase): Promise<void> {
  const today = brusselsDate(new Date());
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const near = firestore.collection(collections.planning).where('date', 'in', [today, addDaysTo(today, 1)]);
    for (const { ref } of (await near.get()).docs) await ref.update({ date: addDaysTo(today, 9) });
  });
}

/** Counts everything in a local Firebase of its own, whose timers stand still. */
export async function countFigures(lives: number): Promise<CountedFigures> {
  const firebase = await startTestFirebase({ app: true, timers: false, town: smallTown });
  const stop = () => void firebase.stop().finally(() => process.exit(1));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
  try {
    await putOffVisits(firebase);
    // Starts the processes of the functions.
    await playLife(firebase);
    const played: PlayedLife[] = [];
    for (let life = 0; life < lives; life += 1) {
      played.push(await playLife(firebase));
      console.log(`  life ${life + 1} of ${lives}`);
    }
    const work = new Map(await workOfLives(played));
    const [first] = played;
    if (first === undefined) throw new Error('no life was played');
    console.log('  first views');
    const [views, labels] = [await countViews(firebase, first.cast), await createLabels(first.cast, first.requestId)];
    for (const [name, view] of views) {
      work.set(name, { ...usedBy([view]), commits: labels.commits(view.usage.commits, name) });
    }
    console.log('  timers');
    return {
      countedAt: brusselsDate(new Date()),
      lives,
      accounts: await countAccounts(firebase),
      work: Object.fromEntries(work) as CountedFigures['work'],
      timers: await countTimers(firebase),
      risingFields: await findRisingFields(firebase),
    };
  } finally {
    await firebase.stop();
  }
}
