import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBalance } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { type RecordCommand, runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { creditAdjustmentSchema } from '../documents/payments/credit-adjustment.ts';
import { creditTransactionSchema, userCreditsSchema } from '../documents/payments/credits.ts';
import { adjustCredits, type WantedAdjustment } from './adjust-credits.ts';
import { type AdjustmentDecision, approveAdjustment } from './approve-adjustment.ts';
import { countedTogetherMs } from './decide-alone.ts';
import { findLedgerMistakes } from './ledger-check.ts';

const now = new Date('2026-11-22T10:00:00Z');
const wanted: WantedAdjustment = { seniorId: 'maria', cents: 15_000, seenCents: 0, reason: 'Dubbel betaald.' };

async function books(turns: readonly number[] = [], balance: object | null = null) {
  const documents = new MemoryDocuments(turns, null);
  const create = (collection: 'interim_users' | 'user_credits', id: string, data: object) =>
    ({ kind: 'create', collection, id, data: { ...data } }) as const;
  await documents.transact('staff', async () => ({
    value: null,
    writes: [
      create(collections.interimUsers, 'maria', anInterimUser({ id: 'maria' })),
      ...['staf', 'karim', 'els'].map((id) =>
        create(collections.interimUsers, id, anInterimUser({ id, role: 'admin' })),
      ),
      ...(balance === null ? [] : [create(collections.userCredits, 'maria', balance)]),
    ],
  }));
  const run = <Value>(command: RecordCommand<Value>) =>
    documents.transact('staff', (reads) => runRecordCommand(reads, command, clock.now));
  const clock = { now };
  const by = (uid: string, commandId: string) => ({ commandId, actor: { uid, role: 'admin' } }) as const;
  return {
    documents,
    clock,
    adjust: (changed: Partial<WantedAdjustment> = {}, commandId = 'a1', uid = 'staf') =>
      run(adjustCredits({ ...wanted, ...changed }, by(uid, commandId))),
    approve: (uid: string, commandId: string, changed: Partial<AdjustmentDecision> = {}) =>
      run(approveAdjustment({ adjustmentId: 'a1', revision: 1, answer: 'yes', ...changed }, by(uid, commandId))),
    balance: () => documents.get({ collection: collections.userCredits, id: 'maria' }),
    lines: () => [...documents.all().keys()].filter((key) => key.startsWith(collections.creditTransactions)),
    mistakes() {
      const all = [...documents.all()];
      const of = <Content>(collection: string, schema: { parse(data: unknown): Content }) =>
        all.flatMap(([key, data]) =>
          key.startsWith(`${collection}/`) ? [{ id: key.split('/')[1] ?? '', content: schema.parse(data) }] : [],
        );
      return findLedgerMistakes({
        lines: of(collections.creditTransactions, creditTransactionSchema),
        balances: of(collections.userCredits, userCreditsSchema),
        adjustments: of(collections.creditAdjustments, creditAdjustmentSchema),
      });
    },
  };
}

test.each([10_000, -10_000, 750, -1])(
  '%i cents are booked at once, with their line, their reason and an audit entry',
  async (cents) => {
    const { adjust, balance, lines, mistakes, documents } = await books();
    expect(await adjust({ cents })).toEqual({ ok: true, value: { adjustment_id: 'a1', state: 'booked' } });
    expect(balance()).toEqual({ user_id: 'maria', balance: cents / 100, balance_cents: cents });
    expect(await adjust({ cents })).toMatchObject({ ok: true });
    expect(lines()).toEqual(['credit_transactions/adjustment_a1']);
    expect(mistakes()).toEqual([]);
    const entry = documents.get({ collection: collections.auditLog, id: 'a1' });
    expect(entry).toMatchObject({ before: { balance: 0 }, after: { balance: cents / 100, cents, state: 'booked' } });
    expect(JSON.stringify(entry)).not.toContain('Dubbel');
  },
);

// spec: staff.credits.second-yes
test('above 100 euro nothing is booked before a second staff member says yes, and never by the one who asked', async () => {
  const { adjust, approve, balance, lines, mistakes } = await books();
  expect(await adjust()).toMatchObject({ value: { state: 'pending' } });
  expect(balance()).toBeNull();
  expect(await approve('staf', 'y1')).toMatchObject({ ok: false, error: { code: 'adjustment-own' } });
  expect(await approve('karim', 'y2')).toMatchObject({ ok: true, value: { state: 'booked' } });
  expect(await approve('karim', 'y2')).toMatchObject({ ok: true, value: { state: 'booked' } });
  expect(await approve('els', 'y3')).toMatchObject({ error: { code: 'changed-meanwhile' } });
  expect(await approve('els', 'y4', { revision: 2 })).toMatchObject({ error: { code: 'adjustment-answered' } });
  expect(balance()).toEqual(aBalance({ balance: 150 }));
  expect(lines()).toHaveLength(1);
  expect(mistakes()).toEqual([]);
});

test('a no books nothing', async () => {
  const { adjust, approve, balance, lines } = await books();
  await adjust();
  expect(await approve('karim', 'n1', { answer: 'no' })).toMatchObject({ value: { state: 'refused' } });
  expect(await approve('els', 'y1', { revision: 2 })).toMatchObject({ error: { code: 'adjustment-answered' } });
  expect([balance(), lines()]).toEqual([null, []]);
});

test('a balance that changed since it was shown, or cannot be read, is not touched', async () => {
  const changed = await books([], aBalance({ balance: 20 }));
  expect(await changed.adjust({ cents: 500 })).toMatchObject({ error: { code: 'balance-changed' } });
  for (const odd of [
    { user_id: 'maria', balance: 20, cents: 2000 },
    { user_id: 'maria', balance: 0.5 },
    { user_id: 'maria', balance: 20, balance_cents: 2_050 },
    { user_id: 'jozef', balance: 0 },
  ]) {
    const broken = await books([], odd);
    expect(await broken.adjust({ cents: 500 })).toMatchObject({ error: { code: 'balance-unreadable' } });
    expect([broken.balance(), broken.lines()]).toEqual([odd, []]);
  }
  const later = await books();
  await later.adjust();
  const odd = { user_id: 'maria', balance: 'veel' };
  await later.documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'set', collection: collections.userCredits, id: 'maria', data: odd }],
  }));
  expect(await later.approve('karim', 'y1')).toMatchObject({ error: { code: 'balance-unreadable' } });
  expect([later.balance(), later.lines()]).toEqual([odd, []]);
  expect(await later.adjust({ seniorId: 'staf' }, 'a2')).toMatchObject({ error: { code: 'not-found' } });
});

test('of two who answer at once one is first, whatever the order of their reads: it is booked once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(6), { maxLength: 40 }), fc.constantFrom('yes', 'no'), async (turns, second) => {
      const { adjust, approve, balance, lines, mistakes } = await books(turns);
      await adjust();
      const answers = await Promise.all([
        approve('karim', 'y1'),
        approve('els', 'y2', { answer: second }),
        approve('staf', 'y3'),
        approve('karim', 'y1'),
      ]);
      const done = answers.filter(({ ok }) => ok).length;
      const booked = lines().length;
      expect(booked).toBeLessThanOrEqual(1);
      expect(balance()).toEqual(booked === 1 ? aBalance({ balance: 150 }) : null);
      expect(done).toBeGreaterThanOrEqual(1);
      expect(mistakes()).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('two corrections of 75 euro by one person: the second waits for a colleague, or for the next day', async () => {
  const { adjust, approve, balance, clock, mistakes } = await books();
  expect(await adjust({ cents: 7_500 }, 'a1')).toMatchObject({ value: { state: 'booked' } });
  expect(await adjust({ cents: -7_500, seenCents: 7_500 }, 'a2')).toMatchObject({ value: { state: 'pending' } });
  expect(await adjust({ cents: 7_500, seenCents: 7_500 }, 'a3', 'karim')).toMatchObject({ value: { state: 'booked' } });
  expect(await approve('karim', 'y1', { adjustmentId: 'a2' })).toMatchObject({ value: { state: 'booked' } });
  // What a colleague said yes to does not count.
  expect(await adjust({ cents: 2_500, seenCents: 7_500 }, 'a4')).toMatchObject({ value: { state: 'booked' } });
  expect(await adjust({ cents: 100, seenCents: 10_000 }, 'a5')).toMatchObject({ value: { state: 'pending' } });
  clock.now = new Date(now.getTime() + countedTogetherMs);
  expect(await adjust({ cents: 7_500, seenCents: 10_000 }, 'a6')).toMatchObject({ value: { state: 'booked' } });
  expect(balance()).toEqual(aBalance({ balance: 175 }));
  expect(mistakes()).toEqual([]);
});

test('no one books more than 100 euro alone on one balance in any 24 hours', async () => {
  const step = fc.record({
    uid: fc.constantFrom('staf', 'karim'),
    cents: fc.integer({ min: -12_000, max: 12_000 }).map((cents) => cents || 1),
    laterHours: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { adjust, approve, clock, balance } = await books();
      const alone: { uid: string; cents: number; at: number }[] = [];
      for (const [index, { uid, cents, laterHours }] of steps.entries()) {
        clock.now = new Date(clock.now.getTime() + laterHours * 3_600_000);
        const at = clock.now.getTime();
        const seenCents = userCreditsSchema.safeParse(balance()).data?.balance_cents ?? 0;
        const answer = await adjust({ cents, seenCents }, `a${index}`, uid);
        const before = alone.filter((each) => each.uid === uid && each.at > at - countedTogetherMs);
        const sum = before.reduce((all, each) => all + Math.abs(each.cents), Math.abs(cents));
        expect(answer).toMatchObject({ value: { state: sum <= 10_000 ? 'booked' : 'pending' } });
        if (sum <= 10_000) alone.push({ uid, cents, at });
        else if (index % 2 === 0) await approve('els', `y${index}`, { adjustmentId: `a${index}` });
      }
    }),
    { numRuns: 200 },
  );
});
