import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delivered, DebtsWorld } from '#tests/faults/debts-world.ts';
import type { Debt } from '../documents/payments/debt.ts';
import { legalLateFeeCents } from '../public/terms.ts';
import { addDaysTo, brusselsDate } from '../requests/calendar.ts';
import { missingOfFee } from './missing-of-fee.ts';

type Step =
  | { readonly do: 'work' | 'pay'; readonly cents: number }
  | { readonly do: 'pass'; readonly days: number }
  | { readonly do: 'run' | 'run-twice-at-once' | 'charge' | 'unpaid-course' }
  | { readonly do: 'mails'; readonly fail: boolean }
  | { readonly do: 'release' | 'drop' | 'withdraw' | 'post' | 'post-fee' | 'question'; readonly which: number };

const which = fc.nat(3);
const cents = fc.integer({ min: 500, max: 10_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('work' as const, 'pay' as const), cents }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.constantFrom(0, 1, 13, 14, 15) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('run' as const, 'run-twice-at-once' as const, 'charge' as const, 'unpaid-course' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mails' as const), fail: fc.nat(5).map((one) => one === 0) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['release', 'release', 'post', 'post', 'post-fee', 'post-fee', 'drop', 'withdraw', 'question'] as const),
      ),
      which,
    }),
  },
);

/** A run of the timers that dies before, between or after its transactions is one that did fewer of them. */
async function play(world: DebtsWorld, taken: Step): Promise<void> {
  switch (taken.do) {
    case 'work':
      if (world.ids('planning').length < 3) await world.work(taken.cents);
      return;
    case 'pay':
      if (world.ids('transfer_references').length > 0) await world.transfer(taken.cents);
      return;
    case 'pass':
      return world.pass(taken.days);
    case 'charge':
      return world.charge();
    case 'unpaid-course':
      world.pass(15);
      await world.run();
      for (const id of world.pendingReminders()) await world.mailLeaves(id);
      for (const { id, state } of world.debts()) if (state === 'to-print') await world.post(id);
      world.pass(22);
      await world.run();
      return;
    case 'run':
      await world.run();
      return;
    case 'run-twice-at-once':
      await Promise.all([world.follow(), world.follow(), world.charge()]);
      return;
    case 'mails':
      for (const id of [...world.pendingReminders(), ...world.pendingFeeMails()]) {
        await world.mailLeaves(id, taken.fail ? 'failed' : 'sent');
      }
      return;
    case 'question': {
      const visit = world.ids('planning')[taken.which];
      if (visit !== undefined && world.visit(visit).state === 'approved') await world.question(visit);
      return;
    }
    default:
      await decide(world, taken.do, taken.which);
  }
}

type Decision = 'release' | 'drop' | 'withdraw' | 'post' | 'post-fee';

async function decide(world: DebtsWorld, what: Decision, place: number): Promise<void> {
  const debts = world.debts();
  if (what === 'post-fee') {
    const id = (debts.find(({ fee }) => fee?.letter === 'to-print') ?? debts[place])?.id;
    if (id !== undefined) await world.postFee(id);
    return;
  }
  // Those that staff is asked about come first, so that schedules reach decisions.
  const asked = debts.filter(({ state }) => state === (what === 'post' ? 'to-print' : 'proposed'));
  const id = (asked[0] ?? debts[place])?.id;
  if (id === undefined) return;
  await (what === 'post' ? world.post(id) : world.decide(id, what));
}

/** What one debt may never be, whatever came before. */
function checkProposal(debt: Debt & { readonly id: string }, delivered: readonly Delivered[], today: string): void {
  if (debt.state !== 'proposed') return;
  const { reminder } = debt;
  expect(reminder).not.toBeNull();
  if (reminder === null) return;
  expect(today > reminder.pay_by).toBe(true);
  expect(debt.proposed_cents).toBeLessThanOrEqual(reminder.fee_cents);
  expect(debt.proposed_cents).toBeLessThanOrEqual(legalLateFeeCents(reminder.cents));
  if (reminder.way === 'letter') return;
  const left = delivered.find(
    ({ mail: { values } }) => values['debt'] === debt.id && values['round'] === String(debt.round),
  );
  expect(left === undefined ? null : today > addDaysTo(left.day, 14)).toBe(true);
}

/** Whoever gets no mails, or refuses this one, is told of a released fee by one letter, which waits only while the fee is due. */
function checkFeeLetter({ fee, id }: Debt & { readonly id: string }, world: DebtsWorld, isPrinted: boolean): void {
  if (fee === null) return;
  if (fee.letter === 'to-print') expect(fee.state).toBe('due');
  const mail = world.ids('mail').includes(`late-payment_${id}`) ? world.mail(`late-payment_${id}`).state : null;
  if (fee.state === 'due' && isPrinted) expect(fee.letter).toBeDefined();
  if (!isPrinted && mail !== 'failed') expect(fee.letter).toBeUndefined();
  expect(mail !== null).toBe(!isPrinted && fee.state !== 'dropped');
  const entries = world.ids('audit_log').map((entry) => world.documents.get({ collection: 'audit_log', id: entry }));
  const posted = entries.filter((entry) => entry?.['action'] === 'record-fee-letter' && entry['document_id'] === id);
  expect(posted).toHaveLength(fee.letter === 'posted' ? 1 : 0);
}

async function checkEverything(world: DebtsWorld, isPrinted: boolean): Promise<void> {
  const { delivered } = world;
  for (const { mail, day } of delivered) {
    expect(mail.values['payBy']).toBe(addDaysTo(day, 14));
  }
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(delivered.length);
  for (const debt of world.debts()) {
    // A debt that was never settled in between is reminded of by one mail that arrives.
    const own = delivered.filter(({ mail }) => mail.values['debt'] === debt.id);
    expect(own.length).toBeLessThanOrEqual(1);
    checkProposal(debt, delivered, world.today);
    checkFeeLetter(debt, world, isPrinted);
  }
  const fees = world.lines().filter(({ content }) => content.transaction_type === 'late_payment');
  expect(new Set(fees.map(({ id }) => id)).size).toBe(fees.length);
  expect(world.mistakes()).toEqual([]);
}

/** Few random schedules come as far as these two. */
const feeOnPaper = {
  steps: [
    { do: 'unpaid-course' },
    { do: 'unpaid-course' },
    { do: 'release', which: 0 },
    { do: 'post-fee', which: 0 },
    { do: 'run' },
  ] as Step[],
  turns: [],
  isPrinted: true,
  start: new Date('2026-12-01T09:00:00Z'),
};

const feeMailRefused = {
  ...feeOnPaper,
  steps: [
    { do: 'run' },
    { do: 'unpaid-course' },
    { do: 'release', which: 0 },
    { do: 'mails', fail: true },
    { do: 'run' },
    { do: 'post-fee', which: 0 },
    { do: 'run-twice-at-once' },
  ] as Step[],
  isPrinted: false,
};

test('whatever comes in which order, twice, at once or late: one reminder a debt, none untrue, no fee but by staff', async () => {
  const schedules = fc.record({
    steps: fc.array(step, { minLength: 10, maxLength: 60 }),
    turns: fc.array(fc.nat(4), { maxLength: 60 }),
    isPrinted: fc.boolean(),
    start: fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    }),
  });
  let proposals = 0;
  let released = 0;
  let posted = 0;
  let postedAfterMail = 0;
  await fc.assert(
    fc.asyncProperty(schedules, async ({ steps, turns, isPrinted, start }) => {
      const world = new DebtsWorld({ turns, isPrinted, start });
      await world.work(3_000);
      let decisions = 0;
      for (const taken of steps) {
        const before = world.delivered.length;
        const missing = new Map(world.debts().map((debt) => [debt.id, debt]));
        await play(world, taken);
        if (taken.do === 'release') decisions += 1;
        for (const { mail } of world.delivered.slice(before)) {
          // Nothing that is settled is reminded of, and nothing before its day.
          const debt = missing.get(mail.values['debt'] ?? '');
          expect(debt !== undefined && world.today > debt.due_on).toBe(true);
        }
        await checkEverything(world, isPrinted);
      }
      // What staff and letters name is what is missing, to the cent, once the timers have run.
      await world.run();
      const named = world.debts().reduce((sum, debt) => sum + debt.missing + missingOfFee(debt), 0);
      expect(named).toBe(await world.missing());
      const fees = world.debts().filter(({ fee }) => fee?.state === 'due' || fee?.state === 'charged');
      expect(fees.length).toBeLessThanOrEqual(decisions);
      proposals += world.debts().filter(({ state }) => state === 'proposed' || state === 'decided').length;
      released += fees.length;
      posted += fees.filter(({ fee }) => fee?.letter === 'posted').length;
      if (!isPrinted) postedAfterMail += fees.filter(({ fee }) => fee?.letter === 'posted').length;
      expect(brusselsDate(world.now)).toBe(world.today);
    }),
    { numRuns: 150, examples: [[feeOnPaper], [feeMailRefused]] },
  );
  // The schedules come far enough to prove something.
  expect([proposals > 10, released > 0, posted > 0, postedAfterMail > 0]).toEqual([true, true, true, true]);
}, 120_000);
