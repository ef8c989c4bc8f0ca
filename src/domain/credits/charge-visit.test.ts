import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBalance, anOlderBalance } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { approveVisit, questionVisit } from '../dispatch/commands/approve-visit.ts';
import { approveSilentVisit } from '../dispatch/transaction/approve-silent-visit.ts';
import type { CaseCommand } from '../dispatch/transaction/case-command.ts';
import { runCommand } from '../dispatch/transaction/run-command.ts';
import { boardRowSchema } from '../documents/board-row.ts';
import { creditTransactionSchema, type UserCredits, userCreditsSchema } from '../documents/payments/credits.ts';
import { type Visit, visitSchema } from '../documents/visit.ts';
import { silenceHours } from '../visits/approval.ts';
import { chargeOldestVisit } from './charge-visit.ts';
import { findLedgerMistakes } from './ledger-check.ts';

const now = new Date('2026-12-10T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const ids = ['7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11', '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e12'] as const;
const price: Visit['price'] = { variant: 'standard', cents_per_hour: 1500, agreed_at: now, how: 'app' };

interface Given {
  readonly turns?: readonly number[];
  readonly credits?: UserCredits | null;
  readonly visits?: readonly Partial<Visit>[];
}

/** Maria with visits that are over, the first one older; each is of a request of its own. */
async function world({ turns = [], credits = null, visits = [{}] }: Given) {
  const documents = new MemoryDocuments(turns, null);
  const create = (collection: 'interim_users' | 'service_requests' | 'planning' | 'user_credits', id: string) => ({
    with: (data: object) => ({ kind: 'create', collection, id, data: { ...data } }) as const,
  });
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      create(collections.interimUsers, 'maria').with(anInterimUser({ id: 'maria', first_name: 'Maria' })),
      ...(credits === null ? [] : [create(collections.userCredits, 'maria').with(credits)]),
      ...visits.flatMap((overrides, index) => {
        const id = ids[index] ?? ids[0];
        const visit = aPlannedVisit({
          ...{ request_id: id, state: 'approved', date: `2026-12-0${index + 1}`, minutes_worked: 25, price },
          ...{ ended_at: hoursAgo(1), updated_at: hoursAgo(1), ...overrides },
        });
        const status = visit.state === 'cancelled' ? 'cancelled' : 'ended';
        const request = aServiceRequest({ request_id: id, senior_id: 'maria', status });
        return [create(collections.serviceRequests, id).with(request), create(collections.planning, id).with(visit)];
      }),
    ],
  }));
  const at = (collection: 'planning' | 'service_requests' | 'user_credits' | 'board', id: string) =>
    documents.get({ collection, id });
  const all = <Content>(collection: string, schema: { parse(data: unknown): Content }) =>
    [...documents.all()].flatMap(([key, data]) =>
      key.startsWith(`${collection}/`) ? [{ id: key.split('/')[1] ?? '', content: schema.parse(data) }] : [],
    );
  const command = (commandId: string, decide: CaseCommand['decide'], seniorId = 'maria'): CaseCommand => ({
    ...{ name: 'approve-visit', commandId, requestId: ids[0], revision: null },
    ...{ actor: { uid: seniorId, role: 'senior' }, seniorId, decide },
  });
  return {
    documents,
    charge: () => documents.transact('trigger', (reads) => chargeOldestVisit(reads, 'maria', now)),
    silent: (visitId: string) =>
      documents.transact('trigger', (reads) => approveSilentVisit(reads, { visitId, requestId: visitId }, now)),
    approve: (commandId = 'a1', seniorId = 'maria') =>
      documents.transact('senior', (reads) =>
        runCommand(
          reads,
          command(commandId, (before, context) => approveVisit(before, ids[0], 'senior', context.now), seniorId),
          now,
          () => '4712',
        ),
      ),
    question: () =>
      documents.transact('senior', (reads) =>
        runCommand(
          reads,
          command('q1', (before, context) => questionVisit(before, ids[0], context.now)),
          now,
          () => '4712',
        ),
      ),
    visit: (id: string = ids[0]) => visitSchema.parse(at('planning', id)),
    status: (id: string = ids[0]) => at('service_requests', id)?.['status'],
    stage: (id: string = ids[0]) => boardRowSchema.parse(at('board', id)).stage,
    credits: () => at('user_credits', 'maria'),
    lines: () => all(collections.creditTransactions, creditTransactionSchema).map(({ content }) => content),
    mails: () => [...documents.all().keys()].filter((key) => key.startsWith('mail/')).toSorted(),
    mistakes: (bought: number) => {
      const spent = all(collections.creditTransactions, creditTransactionSchema);
      const found = findLedgerMistakes({
        lines: spent,
        balances: all(collections.userCredits, userCreditsSchema),
        visits: all(collections.planning, visitSchema),
      });
      // What was bought has no line in this world.
      return bought === 0 ? found : found.filter(({ mistake }) => mistake !== 'balance is not the sum of its lines');
    },
  };
}

test('an approved visit is charged to the cent, once, and its request is paid', async () => {
  const { charge, visit, status, stage, credits, lines, mails, mistakes } = await world({
    credits: anOlderBalance({ balance: 10 }),
  });
  expect(await charge()).toEqual({ kind: 'charged', visitId: ids[0], cents: 750 });
  expect(await charge()).toEqual({ kind: 'none' });
  expect(credits()).toEqual(aBalance({ balance: 2.5 }));
  expect(lines()).toMatchObject([
    { id: `visit_${ids[0]}`, amount: -7.5, amount_cents: -750, description: 'usage:companionship:0.5' },
  ]);
  expect(visit()).toMatchObject({ state: 'charged', charged_cents: 750 });
  expect([status(), stage()]).toEqual(['paid', 'paid']);
  expect(mails()).toEqual([`mail/visit-charged_${ids[0]}`]);
  expect(mistakes(1_000)).toEqual([]);
});

test('a balance that lacks a cent charges nothing, says so once, and keeps a cheaper later visit waiting', async () => {
  const { charge, visit, status, credits, lines, mails } = await world({
    credits: aBalance({ balance: 14.99 }),
    visits: [{ minutes_worked: 60 }, { minutes_worked: 10 }],
  });
  const short = { kind: 'short', visitId: ids[0], missing: 1 };
  expect([await charge(), await charge()]).toEqual([short, short]);
  expect([visit().state, visit(ids[1]).state, status(), lines()]).toEqual(['approved', 'approved', 'ended', []]);
  expect(credits()).toEqual(aBalance({ balance: 14.99 }));
  expect(mails()).toEqual([`mail/visit-unpaid_${ids[0]}`]);
});

test('without a balance all is missing, and a visit without an agreed price keeps no other waiting', async () => {
  const { charge } = await world({ visits: [{ price: null }, {}] });
  expect(await charge()).toEqual({ kind: 'short', visitId: ids[1], missing: 750 });
});

test('nothing is charged from a balance that cannot be read', async () => {
  const odd = { user_id: 'maria', balance: 10, balance_cents: 10 };
  const { charge, credits, lines } = await world({ credits: odd });
  await expect(charge()).rejects.toThrow('cannot be read');
  expect([credits(), lines()]).toEqual([odd, []]);
});

test('the senior approves a visit that is over, which asks her how it was; nobody else does, and nothing twice', async () => {
  const { approve, visit, mails } = await world({ visits: [{ state: 'done' }] });
  expect(await approve('x1', 'jozef')).toMatchObject({ outcome: 'rejected', code: 'not-found' });
  expect(await approve()).toMatchObject({ outcome: 'done' });
  const approved = visit();
  expect(approved).toMatchObject({ state: 'approved', approved_by: 'senior', approved_at: now });
  expect(await approve()).toMatchObject({ outcome: 'done' });
  expect(await approve('a2')).toMatchObject({ outcome: 'done' });
  expect(visit()).toEqual(approved);
  expect(mails()).toEqual([`mail/visit-ended_${ids[0]}`]);
  const coming = await world({ visits: [{ state: 'confirmed' }] });
  expect(await coming.approve()).toMatchObject({ outcome: 'rejected', code: 'visit-state-changed' });
});

test.each<[string, Partial<Visit>, boolean]>([
  ['silent for 48 hours', { ended_at: hoursAgo(50), updated_at: hoursAgo(silenceHours) }, true],
  ['silent for less', { ended_at: hoursAgo(50), updated_at: hoursAgo(silenceHours - 0.01) }, false],
  ['of before check-outs', { ended_at: null, updated_at: hoursAgo(500) }, false],
  ['that staff was asked to look at', { updated_at: hoursAgo(60), questioned_at: hoursAgo(60) }, false],
  ['under way', { state: 'started', updated_at: hoursAgo(60) }, false],
])('a visit %s: approved by the timer is %4$s', async (_what, overrides, isApproved) => {
  const { silent, visit } = await world({ visits: [{ state: 'done', ...overrides }] });
  const before = visit();
  expect(await silent(ids[0])).toBe(isApproved);
  expect(await silent(ids[0])).toBe(false);
  if (isApproved) expect(visit()).toMatchObject({ state: 'approved', approved_by: 'timer' });
  else expect(visit()).toEqual(before);
});

test('a question keeps silence from approving; the senior may approve afterwards', async () => {
  const over = { state: 'done', ended_at: hoursAgo(80), updated_at: hoursAgo(80) } as const;
  const { question, silent, visit, approve, mails } = await world({ visits: [over] });
  expect(await question()).toMatchObject({ outcome: 'done' });
  expect(visit()).toMatchObject({ state: 'done', questioned_at: now });
  expect(await silent(ids[0])).toBe(false);
  expect(mails()).toEqual([]);
  await approve();
  expect(visit().state).toBe('approved');
});

test('whoever approves and charges at once, each visit is approved once and charged once', async () => {
  const step = fc.constantFrom('charge' as const, 'approve' as const, 'silent' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(6), { maxLength: 60 }),
      fc.array(step, { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 0, max: 4_000 }),
      async (turns, steps, cents) => {
        const over = { state: 'done', minutes_worked: 60, updated_at: hoursAgo(60) } as const;
        const made = await world({ turns, credits: aBalance({ balance: cents / 100 }), visits: [over, over] });
        await Promise.all(
          steps.map((kind, index) =>
            kind === 'silent'
              ? made.silent(ids[index % 2] ?? ids[0])
              : kind === 'approve'
                ? made.approve()
                : made.charge(),
          ),
        );
        await Promise.all(ids.map((id) => made.silent(id)));
        await Promise.all([made.charge(), made.charge(), made.charge()]);
        const charged = ids.filter((id) => made.visit(id).state === 'charged');
        expect(charged).toHaveLength(Math.min(2, Math.floor(cents / 1_500)));
        expect(made.lines()).toHaveLength(charged.length);
        expect(made.credits()).toEqual(aBalance({ balance: (cents - charged.length * 1_500) / 100 }));
        expect(made.mistakes(cents)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

test('the fee of a late cancellation is charged like a visit: oldest first, once, without another mail', async () => {
  const fee = { cents: 1_250, state: 'due' } as const;
  const { charge, visit, status, lines, mails, credits, mistakes } = await world({
    credits: aBalance({ balance: 20 }),
    visits: [{ state: 'cancelled', fee, price }, {}],
  });
  await charge();
  expect(visit(ids[0])).toMatchObject({ state: 'cancelled', fee: { cents: 1_250, state: 'charged' } });
  expect(await charge()).toEqual({ kind: 'charged', visitId: ids[1], cents: 750 });
  expect(await charge()).toEqual({ kind: 'none' });
  expect(lines().map(({ id, amount_cents }) => [id, amount_cents])).toEqual(
    expect.arrayContaining([
      [`late_${ids[0]}`, -1_250],
      [`visit_${ids[1]}`, -750],
    ]),
  );
  expect(credits()).toMatchObject({ balance_cents: 0 });
  expect(status(ids[1])).toBe('paid');
  expect(mails()).toEqual([`mail/visit-charged_${ids[1]}`]);
  expect(mistakes(2_000)).toEqual([]);
});
