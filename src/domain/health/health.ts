import type { Health } from '../contracts/staff/read-health.ts';
import { type QueueName, queues } from './queues.ts';
import { timers, type TimerName } from './timers.ts';

const minuteMs = 60_000;
/** A run may begin late and take its whole time. */
const timerGraceMinutes = 10;
/** The nightly check, with half a day for a night that failed. */
const ledgerHours = 36;

/** `none`: it has never run, as after a first deployment. */
export type TimerState = 'well' | 'failing' | 'late' | 'none';

/** One failed run is mended by the next; a second in a row is reported. */
const tolerableFailures = 1;

type TimerReport = Health['timers'][number];
type QueueReport = Health['queues'][number];

const minutesSince = (moment: string, now: Date): number => (now.getTime() - Date.parse(moment)) / minuteMs;

/** A timer is late when two of its periods are over. */
export function timerState({ name, ended_at: ended, failures }: TimerReport, now: Date): TimerState {
  if (failures > tolerableFailures) return 'failing';
  if (ended === null) return 'none';
  return minutesSince(ended, now) > 2 * timers[name] + timerGraceMinutes ? 'late' : 'well';
}

export const isLate = ({ name, oldest_at: oldest }: QueueReport, now: Date): boolean =>
  oldest !== null && minutesSince(oldest, now) > queues[name];

/** The queues in which something was given up: it waits for a person, however well everything runs. */
export const givenUpIn = ({ queues: all }: Health): readonly QueueReport['name'][] =>
  all.filter(({ given_up: count }) => (count ?? 0) > 0).map(({ name }) => name);

export type Problem =
  | { readonly kind: 'timer-late' | 'timer-failing'; readonly name: TimerName }
  | { readonly kind: 'queue-late'; readonly name: QueueName }
  | { readonly kind: 'ledger-mistakes' | 'ledger-unchecked' };

/** What somebody has to look at, the gravest first. Mails that were given up are with staff already. */
export function problemsOf({ timers: reports, queues: waiting, ledger }: Health, now: Date): readonly Problem[] {
  const states = reports.map((report) => ({ name: report.name, state: timerState(report, now) }));
  const named = (state: TimerState, kind: 'timer-late' | 'timer-failing') =>
    states.filter((each) => each.state === state).map(({ name }) => ({ kind, name }));
  const isUnchecked = ledger !== null && minutesSince(ledger.checked_at, now) > ledgerHours * 60;
  return [
    ...(ledger !== null && ledger.mistakes > 0 ? [{ kind: 'ledger-mistakes' } as const] : []),
    ...(isUnchecked ? [{ kind: 'ledger-unchecked' } as const] : []),
    ...named('failing', 'timer-failing'),
    ...named('late', 'timer-late'),
    ...waiting.filter((queue) => isLate(queue, now)).map(({ name }) => ({ kind: 'queue-late', name }) as const),
  ];
}
