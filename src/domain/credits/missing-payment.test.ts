import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBalance, aMissingPayment } from '#tests/builders/payments/credits.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { balanceFields } from './cents.ts';
import { claimMissingPayment, noteMissingPage, releaseMissingPayment } from './missing-payment.ts';

const now = new Date('2026-12-10T10:00:00Z');
const attempts = [
  '0b5c1e7a-1111-4222-8333-444455556661',
  '0b5c1e7a-1111-4222-8333-444455556662',
  '0b5c1e7a-1111-4222-8333-444455556663',
] as const;
const price = { variant: 'standard', cents_per_hour: 1_500, agreed_at: now, how: 'app' } as const;

/** Maria with one approved visit of 7.50, and this balance. */
async function world(cents: number, turns: readonly number[] = []) {
  const documents = new MemoryDocuments(turns, null);
  const write = (kind: 'create' | 'set', balance: number) =>
    documents.transact('trigger', async () => ({
      value: null,
      writes: [
        {
          ...{ kind, collection: collections.userCredits, id: 'maria' },
          data: { ...aBalance(), ...balanceFields(balance) },
        },
        ...(kind === 'set'
          ? []
          : [
              {
                ...{ kind, collection: collections.planning, id: 'visit-1' },
                data: { ...aPlannedVisit({ state: 'approved', minutes_worked: 25 }), price },
              },
            ]),
      ],
    }));
  await write('create', cents);
  return {
    has: (balance: number) => write('set', balance),
    stored: () => documents.get({ collection: collections.missingPayments, id: 'maria' }),
    claim: (attempt: string = attempts[0]) =>
      documents.transact('trigger', (reads) => claimMissingPayment(reads, 'maria', attempt, now)),
    note: (attempt: string, session: string) =>
      documents.transact('trigger', (reads) => noteMissingPage(reads, aMissingPayment({ attempt }), session)),
    release: (attempt: string) =>
      documents.transact('trigger', (reads) => releaseMissingPayment(reads, aMissingPayment({ attempt }))),
  };
}

test('nothing missing is no payment', async () => {
  const { claim, stored } = await world(750);
  expect(await claim()).toBeNull();
  expect(stored()).toBeNull();
});

test('a payment that is under way for the same debt is continued, and for another one it is outdated', async () => {
  const { claim, has, note } = await world(0);
  expect(await claim()).toMatchObject({ claim: { attempt: attempts[0], cents: 750 }, isOutdated: false });
  await note(attempts[0], 'cs_test_1');
  expect(await claim(attempts[1])).toMatchObject({ claim: { session_id: 'cs_test_1' }, isOutdated: false });
  await has(200);
  expect(await claim(attempts[1])).toMatchObject({ claim: { attempt: attempts[0] }, isOutdated: true });
});

test('what another payment has taken the place of changes nothing', async () => {
  const { claim, note, release, stored } = await world(0);
  await claim();
  await note(attempts[1], 'cs_test_other');
  await release(attempts[1]);
  expect(stored()).toMatchObject({ attempt: attempts[0], session_id: null });
  await release(attempts[0]);
  expect(stored()).toBeNull();
});

test('of devices that ask at once, all get the same payment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 30 }), async (turns) => {
      const { claim } = await world(0, turns);
      const found = await Promise.all(attempts.map((attempt) => claim(attempt)));
      expect(new Set(found.map((each) => each?.claim.attempt)).size).toBe(1);
    }),
  );
});
