import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type TimerRun, timerRunSchema } from '#domain/documents/health/timer-run.ts';
import { type TimerName, timerNames } from '#domain/health/timers.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** How the runs of timers ended. */
export interface TimerRuns {
  ended(name: TimerName): Promise<void>;
  failed(name: TimerName, code: string | null): Promise<void>;
  /** One for each timer; what was never noted has the values of a timer that never ran. */
  all(): Promise<ReadonlyMap<TimerName, TimerRun>>;
}

const neverRan: TimerRun = { ended_at: null, failed_at: null, failures: 0, code: null };

const runOf = (name: TimerName) => firestore().collection(collections.timerRuns).doc(name);

export const createTimerRuns = (clock: Clock): TimerRuns => ({
  async ended(name) {
    await runOf(name).set({ ended_at: clock.now(), failures: 0 }, { merge: true });
  },

  async failed(name, code) {
    const failed = { failed_at: clock.now(), failures: FieldValue.increment(1), code };
    await runOf(name).set(failed, { merge: true });
  },

  async all() {
    const documents = await firestore().getAll(...timerNames.map(runOf));
    const stored = new Map(documents.map((snapshot) => [snapshot.id, storedDates(snapshot)]));
    const read = (name: TimerName) => timerRunSchema.safeParse({ ...neverRan, ...stored.get(name) }).data ?? neverRan;
    return new Map(timerNames.map((name) => [name, read(name)]));
  },
});
