import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBalance } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { cancelVisit } from '../dispatch/commands/cancel-visit.ts';
import { missVisit } from '../dispatch/commands/miss-visit.ts';
import { recordVisit } from '../dispatch/commands/record-visit.ts';
import { askAfterStoredVisit } from '../dispatch/transaction/ask-after-visit.ts';
import type { CaseCommand } from '../dispatch/transaction/case-command.ts';
import type { DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { runCommand } from '../dispatch/transaction/run-command.ts';
import { creditTransactionSchema, userCreditsSchema } from '../documents/payments/credits.ts';
import { visitSchema } from '../documents/visit.ts';
import { balanceCents } from './cents.ts';
import { findLedgerMistakes } from './ledger-check.ts';

const { request_id: requestId } = aServiceRequest();
const now = new Date('2026-03-11T10:00:00Z');
const price = { variant: 'standard', cents_per_hour: 1_755, agreed_at: now, how: 'app' } as const;

/** Maria's visit of yesterday, that nobody wrote down. */
async function world(turns: readonly number[] = [], balance: number | null = null) {
  const documents = new MemoryDocuments(turns, null);
  const create = (collection: DocumentWrite['collection'], id: string, data: object): DocumentWrite => ({
    ...{ kind: 'create', collection, id },
    data: { ...data },
  });
  const visit = aPlannedVisit({ senior_id: 'maria', minutes_planned: 90, price });
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      create('interim_users', 'maria', anInterimUser({ id: 'maria', first_name: 'Maria' })),
      create('interim_users', 'els', anInterimUser({ id: 'els', first_name: 'Els' })),
      create(
        'student_profiles',
        'student-lotte',
        aStudentProfile({ id: 'student-lotte', email: 'lotte@student.test' }),
      ),
      create('service_requests', requestId, aServiceRequest({ senior_id: 'maria', status: 'assigned' })),
      create('planning', requestId, visit),
      ...(balance === null ? [] : [create('user_credits', 'maria', aBalance({ balance }))]),
    ],
  }));
  const all = <Content>(collection: string, schema: { parse(data: unknown): Content }) =>
    [...documents.all()].flatMap(([key, data]) =>
      key.startsWith(`${collection}/`) ? [{ id: key.split('/')[1] ?? '', content: schema.parse(data) }] : [],
    );
  const run = (name: string, commandId: string, decide: CaseCommand['decide']) =>
    documents.transact('staff', (reads) =>
      runCommand(
        reads,
        {
          ...{ name, commandId, requestId, decide, revision: null, seniorId: null },
          actor: { uid: 'els', role: 'admin' },
        },
        now,
        () => '4712',
      ),
    );
  return {
    ask: () =>
      documents.transact('trigger', (reads) => askAfterStoredVisit(reads, { visitId: requestId, requestId }, now)),
    miss: (commandId = 'm1') =>
      run('miss-visit', commandId, (before, context) => missVisit(before, requestId, context)),
    record: (commandId = 'r1') =>
      run('record-visit', commandId, (before, context) =>
        recordVisit(before, { visitId: requestId, minutes: 60, km: 0 }, context),
      ),
    cancel: (commandId = 'c1') =>
      run('cancel-visit', commandId, (before, context) => cancelVisit(before, requestId, context)),
    visit: () => visitSchema.parse(documents.get({ collection: 'planning', id: requestId })),
    row: () => documents.get({ collection: 'board', id: requestId }),
    cents: () => {
      const found = documents.get({ collection: 'user_credits', id: 'maria' });
      return found === null ? 0 : balanceCents(userCreditsSchema.parse(found));
    },
    lines: () => all('credit_transactions', creditTransactionSchema).map(({ content }) => content),
    mails: () =>
      [...documents.all().keys()]
        .filter((key) => key.startsWith('mail/'))
        .map((key) => key.replaceAll(requestId, 'id')),
    mistakes: () =>
      findLedgerMistakes({
        lines: all('credit_transactions', creditTransactionSchema),
        balances: all('user_credits', userCreditsSchema),
        visits: all('planning', visitSchema),
      }),
  };
}

test('both sides are asked once, each by mail', async () => {
  const { ask, visit, mails } = await world();
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(false);
  expect(visit()).toMatchObject({ state: 'confirmed', asked_at: now });
  expect(mails().toSorted()).toEqual(['mail/student-visit-asked_id_2', 'mail/visit-asked_id_2']);
});

test('a visit to which nobody came is credited once, to the cent, with a mail', async () => {
  const { miss, visit, lines, cents, mails, mistakes } = await world([], 0);
  expect(await miss()).toMatchObject({ outcome: 'done' });
  expect(await miss()).toMatchObject({ outcome: 'done' });
  expect(await miss('another')).toMatchObject({ outcome: 'rejected', code: 'visit-state-changed' });
  // One hour and a half at 17.55 an hour; rounded once.
  expect(visit()).toMatchObject({ state: 'missed', credited_cents: 2_633 });
  expect(lines()).toMatchObject([{ id: `missed_${requestId}`, amount_cents: 2_633, transaction_type: 'missed_visit' }]);
  expect(cents()).toBe(2_633);
  expect(mails()).toEqual(['mail/visit-missed_id_2']);
  expect(mistakes()).toEqual([]);
});

test('cancelled instead, it costs and credits nothing; recorded instead, it goes to approval', async () => {
  const cancelled = await world();
  await cancelled.ask();
  expect(await cancelled.cancel()).toMatchObject({ outcome: 'done' });
  expect([cancelled.cents(), cancelled.lines()]).toEqual([0, []]);
  const recorded = await world();
  await recorded.ask();
  expect(await recorded.record()).toMatchObject({ outcome: 'done' });
  expect(recorded.visit()).toMatchObject({ state: 'done', minutes_worked: 60 });
  expect(recorded.mails()).toContain('mail/visit-done_id_3');
});

test('of staff members, timer and retries that come at once, one decides, and the ledger has no mistake', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(9), { maxLength: 60 }),
      fc.array(fc.constantFrom('miss', 'miss-again', 'record', 'cancel', 'ask'), { minLength: 2, maxLength: 6 }),
      async (turns, calls) => {
        const office = await world(turns);
        const run = {
          miss: () => office.miss(),
          'miss-again': () => office.miss('m2'),
          record: () => office.record(),
          cancel: () => office.cancel(),
          ask: () => office.ask(),
        };
        await Promise.all(calls.map((call) => run[call]()));
        const { state, credited_cents: credited = null } = office.visit();
        expect(office.mistakes()).toEqual([]);
        expect(office.cents()).toBe(credited ?? 0);
        if (state === 'done' || state === 'confirmed') expect(credited).toBeNull();
        if (calls.includes('record') && calls.includes('miss'))
          expect(state === 'done' && credited !== null).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
});
