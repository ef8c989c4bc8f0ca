import { expect, test } from 'vitest';
import { aLead } from '#tests/builders/staff/lead.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { type Resolution, resolveLead } from './resolve-lead.ts';

const now = new Date('2026-11-22T10:00:00Z');
const wanted: Resolution = { leadId: 'lead', revision: 1, state: 'reached', callOn: null, note: '' };

async function worldWithLead() {
  const documents = new MemoryDocuments([], null);
  await documents.transact('staff', async () => ({
    value: null,
    writes: [
      { kind: 'create', collection: collections.leads, id: 'lead', data: aLead() },
      {
        kind: 'create',
        collection: collections.interimUsers,
        id: 'staf',
        data: { first_name: 'Staf', last_name: 'Claes' },
      },
    ],
  }));
  const resolve = (resolution: Partial<Resolution>, commandId = 'c1') =>
    documents.transact('staff', (reads) =>
      runRecordCommand(
        reads,
        resolveLead({ ...wanted, ...resolution }, { commandId, actor: { uid: 'staf', role: 'admin' } }),
        now,
      ),
    );
  return { documents, resolve, lead: () => documents.get({ collection: collections.leads, id: 'lead' }) };
}

test('a call leaves the outcome, the day to call again, a note and an audit entry without names', async () => {
  const { documents, resolve, lead } = await worldWithLead();
  const later = { state: 'call-back', callOn: '2026-11-25', note: 'Dochter belt terug.' } as const;
  expect(await resolve(later)).toEqual({ ok: true, value: { revision: 2 } });
  expect(lead()).toMatchObject({ state: 'call-back', due_on: '2026-11-25', last_change: { action: 'resolve-lead' } });
  expect(documents.get({ collection: collections.staffNotes, id: 'c1' })).toMatchObject({
    about: { kind: 'lead', id: 'lead' },
    text: 'Dochter belt terug.',
  });
  const entry = documents.get({ collection: collections.auditLog, id: 'c1' });
  expect(entry).toMatchObject({
    before: { state: 'new', due_on: '2026-03-01' },
    after: { state: 'call-back', due_on: '2026-11-25' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Peeters|Dochter|0470/);
  // A repetition is answered as the first time.
  expect(await resolve(later)).toEqual({ ok: true, value: { revision: 2 } });
});

test('the second of two who saw the same lead is told who was first', async () => {
  const { resolve, lead } = await worldWithLead();
  await resolve({ state: 'customer' });
  expect(await resolve({ state: 'no-interest' }, 'c2')).toMatchObject({
    ok: false,
    error: { code: 'changed-meanwhile', conflict: { action: 'resolve-lead', at: now } },
  });
  expect(lead()).toMatchObject({ state: 'customer', due_on: null, revision: 2 });
});

test.each<[Partial<Resolution>, string]>([
  [{ leadId: 'gone' }, 'not-found'],
  [{ state: 'call-back', callOn: null }, 'call-day-invalid'],
  [{ state: 'call-back', callOn: '2026-11-21' }, 'call-day-invalid'],
  [{ state: 'reached', callOn: '2026-11-25' }, 'call-day-invalid'],
])('%o is rejected', async (resolution, code) => {
  const { resolve, lead } = await worldWithLead();
  expect(await resolve(resolution)).toMatchObject({ ok: false, error: { code } });
  expect(lead()).toEqual(aLead());
});
