import { expect, test } from 'vitest';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '#domain/collections.ts';
import { runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import type { DataRequestAsked } from '../data-request.ts';
import { askAboutData } from './ask-about-data.ts';
import { settleDataRequest } from './settle-data-request.ts';

const askedAt = new Date('2026-03-02T09:00:00Z');
const settledAt = new Date('2026-03-10T09:00:00Z');

const maria: DataRequestAsked = {
  ...{ wish: 'correct', kind: 'senior', person_id: 'maria', email: 'maria@example.be' },
  ...{ name: 'Maria Peeters', first_name: 'Maria', language: 'FR', text: 'Mon nom est Peters.' },
};
const done = { result: 'done', answer: 'C’est corrigé.' } as const;

async function world() {
  const documents = new MemoryDocuments([], null);
  const staff = ['staf', 'sara'].map((uid) => ({
    ...({ kind: 'create', collection: collections.interimUsers, id: uid } as const),
    data: { email: `${uid}@example.be`, first_name: uid === 'staf' ? 'Staf' : 'Sara', last_name: 'Claes' },
  }));
  await documents.transact('staff', () => Promise.resolve({ value: null, writes: staff }));
  const ask = (asked: DataRequestAsked = maria, id = 'question') =>
    documents.transact('senior', (reads) => runRecordCommand(reads, askAboutData(id, asked), askedAt));
  const settle = (uid: string, commandId: string, given: Parameters<typeof settleDataRequest>[1] = done) =>
    documents.transact('staff', (reads) =>
      runRecordCommand(
        reads,
        settleDataRequest('question', given, { commandId, actor: { uid, role: 'admin' } }),
        settledAt,
      ),
    );
  const stored = (collection: (typeof collections)[keyof typeof collections], id: string) =>
    documents.get({ collection, id });
  return { ask, settle, stored };
}

test('a question is stored with its last day, and a mail says until when an answer comes', async () => {
  const { ask, stored } = await world();
  expect(await ask()).toEqual({ ok: true, value: { due_on: '2026-04-02' } });
  expect(stored(collections.dataRequests, 'question')).toMatchObject({ ...maria, state: 'open', due_on: '2026-04-02' });
  expect(stored(collections.mail, 'data-request-received_question')).toMatchObject({
    ...{ to: 'maria@example.be', language: 'FR' },
    values: { name: 'Maria', question: maria.text, until: '2026-04-02' },
  });
});

test('the audit log says who asked what kind of thing, without names and words', async () => {
  const { ask, settle, stored } = await world();
  await ask();
  await settle('staf', 'c1');
  const entries = [stored(collections.auditLog, 'question'), stored(collections.auditLog, 'c1')];
  expect(entries).toMatchObject([
    { action: 'ask-about-data', actor_uid: 'maria', actor_role: 'senior', after: { person: 'maria', wish: 'correct' } },
    { action: 'settle-data-request', actor_uid: 'staf', after: { state: 'settled', result: 'done' } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Peeters|Peters|corrigé|example\.be/);
});

test('asked again under its id, a question is one, with its first answer', async () => {
  const { ask, stored } = await world();
  const first = await ask();
  expect(await ask({ ...maria, text: 'Autre chose.' })).toEqual(first);
  expect(stored(collections.dataRequests, 'question')).toMatchObject({ text: maria.text });
});

test('the id of somebody else’s question is refused, and that question stays as it is', async () => {
  const { ask, stored } = await world();
  await ask();
  const jozef = { ...maria, person_id: 'jozef', email: 'jozef@example.be', text: 'Wis alles.' };
  expect(await ask(jozef)).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect(stored(collections.dataRequests, 'question')).toMatchObject({ person_id: 'maria', text: maria.text });
});

test('the answer leaves by mail in the language of the person; a refusal in a mail of its own', async () => {
  const { ask, settle, stored } = await world();
  await ask();
  expect(await settle('staf', 'c1', { result: 'refused', answer: 'La loi le demande.' })).toMatchObject({ ok: true });
  expect(stored(collections.mail, 'data-request-refused_question')).toMatchObject({
    ...{ to: 'maria@example.be', language: 'FR' },
    values: { name: 'Maria', question: maria.text, answer: 'La loi le demande.' },
  });
  expect(stored(collections.mail, 'data-request-done_question')).toBeNull();
});

test('of two colleagues who answer the second is told who was first, and her answer does not leave', async () => {
  const { ask, settle, stored } = await world();
  await ask();
  await settle('staf', 'c1');
  expect(await settle('sara', 'c2', { result: 'refused', answer: 'Non.' })).toEqual({
    ok: false,
    error: {
      code: 'changed-meanwhile',
      conflict: { action: 'settle-data-request', by: 'Staf Claes', at: settledAt },
    },
  });
  expect(stored(collections.mail, 'data-request-refused_question')).toBeNull();
  // A repetition of the first is answered as the first time.
  expect(await settle('staf', 'c1')).toMatchObject({ ok: true });
});
