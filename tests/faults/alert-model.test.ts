import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { momentOf } from '#domain/requests/calendar.ts';
import { AlertWorld, fates, type Handed, providerModes } from './alert-model/alert-world.ts';
import { reachesAllCases, scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(80);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

vi.setConfig({ testTimeout: 240_000 });

/** The clock is put forward in the night of the 28th. */
const days = ['2027-03-27', '2027-03-28', '2027-03-29'] as const;
const starts = ['00:30', '08:00', '08:59', '09:00', '14:00', '20:30', '21:59', '22:30'] as const;
const visitIds = ['visit-1', 'visit-2'] as const;
const begin = momentOf('2027-03-26', '07:00');

const when = fc.record({ date: fc.constantFrom(...days), start: fc.constantFrom(...starts) });
const visitId = fc.constantFrom(...visitIds);

const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const), id: visitId, when }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), id: visitId }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      push: fc.boolean(),
      sms: fc.boolean(),
      call: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('phone' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('announce' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sweep' as const), twice: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 300 }) }),
  },
);

const schedule = fc.record({
  first: fc.array(fc.record({ id: visitId, when }), { minLength: 1, maxLength: 2 }),
  actions: fc.array(action, { minLength: 10, maxLength: 60 }),
  fates: fc.array(fc.constantFrom('well', 'well', 'well', ...fates), { maxLength: 60 }),
  providerModes: fc.array(fc.constantFrom('takes', 'takes', ...providerModes), { maxLength: 15 }),
});

type Schedule = typeof schedule extends fc.Arbitrary<infer T> ? T : never;

/** A process dies with an SMS of which the provider may have taken note: rare among random schedules. */
const interruptedSms: Schedule = {
  first: [{ id: 'visit-1', when: { date: '2027-03-27', start: '00:30' } }],
  actions: [
    { kind: 'pass', minutes: 243 },
    { kind: 'announce' },
    { kind: 'sweep', twice: false },
    { kind: 'pass', minutes: 37 },
    { kind: 'sweep', twice: false },
    { kind: 'pass', minutes: 378 },
    { kind: 'choose', push: false, sms: false, call: false },
    { kind: 'sweep', twice: false },
  ],
  fates: ['stands-still', 'well', 'dies-before', 'well', 'well', 'stands-still'],
  providerModes: [],
};

/** Without faults from here: the sweep comes whenever something is due. */
async function finish(world: AlertWorld): Promise<void> {
  await world.endFaults();
  for (let round = 0; round < 400; round += 1) {
    const next = [...world.alerts.values()]
      .flatMap(({ state, next_attempt_at: due, lease_until: lease }) =>
        state === 'pending' || state === 'sending' || state === 'to-do' ? [due ?? lease ?? world.now] : [],
      )
      .sort((one, other) => one.getTime() - other.getTime())[0];
    if (next === undefined) return;
    world.passTo(next);
    await world.sweep();
  }
}

async function play({ first, actions, ...faults }: Schedule): Promise<AlertWorld> {
  const world = new AlertWorld(begin, faults);
  for (const { id, when: time } of first) world.plan(id, time);
  for (const step of actions) {
    if (step.kind === 'pass') world.pass(step.minutes * minuteMs);
    else if (step.kind === 'plan') world.plan(step.id, step.when);
    else if (step.kind === 'cancel') world.cancel(step.id);
    else if (step.kind === 'choose') {
      const ways = (['push', 'sms', 'call'] as const).filter((way) => step[way]);
      world.chosen = { reminder: [...ways] };
    } else if (step.kind === 'announce') await world.announce();
    else if (step.kind === 'phone') await world.phone();
    else await Promise.all([world.sweep(), ...(step.twice ? [world.sweep()] : [])]);
  }
  await finish(world);
  return world;
}

const clockIn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "2027-03-27 18:00:00" in Brussels, by another implementation than the product's. */
const brusselsOf = (moment: Date): { readonly day: string; readonly hour: number } => {
  const [day = '', time = ''] = clockIn.format(moment).split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
};

/** Why somebody should not have been told at this moment; null when it was right. */
function mistakeOf({ alert, at, visit }: Handed): string | null {
  const [date = '', start = ''] = (alert.values['when'] ?? '').split(' ');
  const { day, hour } = brusselsOf(at);
  const begins = momentOf(date, start);
  if (hour < 8 || hour >= 21) return 'in quiet hours';
  if (at >= begins) return 'after the visit began';
  if (visit?.state !== 'confirmed' || visit.date !== date || visit.start !== start) return 'not true any more';
  const next = brusselsOf(new Date(at.getTime() + 24 * hourMs)).day;
  if (alert.channel === 'call') return next === date && day !== date ? null : 'not on the day before';
  if (alert.text === 'soon') return begins.getTime() - at.getTime() > hourMs ? 'more than an hour before' : null;
  if (alert.text === 'early') return hour === 20 ? null : 'not in the last hour before the quiet ones';
  return hour >= 18 && next === date && day !== date ? null : 'not on the evening before';
}

test(`${runs} schedules of crashes: each reminder at most once, none late, none untrue, and none is stuck`, async ({
  annotate,
}) => {
  const counts = {
    phoned: 0,
    alerts: 0,
    handed: 0,
    sent: 0,
    'too-late': 0,
    'not-true': 0,
    'not-wanted': 0,
    interrupted: 0,
  };
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const world = await play(plan);
      for (const handed of world.handed) expect(mistakeOf(handed), handed.id).toBeNull();
      for (const [id, alert] of world.alerts) {
        const taken = world.handed.filter((each) => each.id === id).length;
        expect(['sent', 'dropped', 'failed'], id).toContain(alert.state);
        if (alert.state === 'sent') expect(taken, id).toBeGreaterThan(0);
        // A push message that arrives again replaces the first by its tag; a second SMS cannot be taken back.
        if (alert.channel !== 'push') expect(taken, id).toBeLessThanOrEqual(1);
        if (alert.channel === 'call' && alert.state === 'sent') counts.phoned += 1;
        counts.alerts += 1;
        counts.handed += taken;
        if (alert.state === 'sent') counts.sent += 1;
        const { reason } = alert;
        if (reason === 'too-late' || reason === 'not-true' || reason === 'not-wanted' || reason === 'interrupted') {
          counts[reason] += 1;
        }
      }
    }),
    { numRuns: runs, examples: [[interruptedSms]], ...scheduleSeed },
  );
  await annotate(JSON.stringify(counts));
  // Guards against schedules that miss what is to be shown.
  if (!reachesAllCases(runs)) return;
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(0);
});

test('without faults, each visit brings one reminder of the evening before and one of the hour before, each way', async () => {
  await fc.assert(
    fc.asyncProperty(when, fc.constantFrom(5, 7, 15), async (time, everyMinutes) => {
      const world = new AlertWorld(begin, { fates: [], providerModes: [] });
      world.plan('visit-1', time);
      const end = momentOf(time.date, time.start);
      for (; world.now < end; world.pass(everyMinutes * minuteMs)) {
        await world.announce();
        await world.sweep();
      }
      const told = world.handed.map(({ alert }) => `${alert.text} ${alert.channel}`).sort();
      const isQuietBefore = (minutes: number): boolean =>
        [0, 1, 2, 3, 4, 5, 6, 7, 21, 22, 23].includes(brusselsOf(new Date(end.getTime() - minutes * minuteMs)).hour);
      const isEarly = isQuietBefore(60) || isQuietBefore(30);
      const second = isEarly ? 'early' : 'soon';
      expect(told).toEqual([`${second} push`, `${second} sms`, 'tomorrow push', 'tomorrow sms'].sort());
    }),
    { numRuns: 16 },
  );
});
