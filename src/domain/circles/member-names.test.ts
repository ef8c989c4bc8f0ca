import { expect, test } from 'vitest';
import { aCircleMember } from '#tests/builders/circle.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { proposeMove, withdrawMove } from '../dispatch/moves/propose-move.ts';
import type { CaseCommand } from '../dispatch/transaction/case-command.ts';
import { refreshCase } from '../dispatch/transaction/refresh-case.ts';
import { runCommand } from '../dispatch/transaction/run-command.ts';
import { boardRowSchema } from '../documents/board-row.ts';

const now = new Date('2026-03-02T09:00:00Z');
const from = { date: '2026-03-10', start: '14:00' };
const to = { date: '2026-03-12', start: '10:00' };

/** A planned request of Maria's that `actor` asked for, with Els and Bram in her circle. */
async function requested(actor: string | null) {
  const documents = new MemoryDocuments([], null);
  const request = { ...aServiceRequest({ status: 'assigned' }), ...(actor === null ? {} : { actor_uid: actor }) };
  const { request_id: id } = request;
  const member = (uid: string, first_name: string) => ({
    ...aCircleMember({ user_id: uid, first_name, last_name: 'Janssens', ended_at: uid === 'els' ? now : null }),
  });
  await documents.transact('senior', async () => ({
    value: null,
    writes: [
      { kind: 'create', collection: 'interim_users', id: 'maria', data: { ...anInterimUser({ id: 'maria' }) } },
      { kind: 'create', collection: 'service_requests', id, data: { ...request } },
      { kind: 'create', collection: 'planning', id, data: { ...aPlannedVisit({ request_id: id }) } },
      { kind: 'create', collection: 'circles', id: 'maria/members/els', data: member('els', 'Els') },
      { kind: 'create', collection: 'circles', id: 'maria/members/bram', data: member('bram', 'Bram') },
    ],
  }));
  await documents.transact('trigger', (reads) => refreshCase(reads, id, now));
  const run = (uid: string, role: CaseCommand['actor']['role'], decide: CaseCommand['decide']) =>
    documents.transact('senior', (reads) => {
      const command = { name: 'propose-move', commandId: `of-${uid}`, requestId: id, revision: null, seniorId: null };
      return runCommand(reads, { ...command, actor: { uid, role }, decide }, now, () => '1234');
    });
  return { id, run, row: () => boardRowSchema.parse(documents.get({ collection: 'board', id })) };
}

test('staff’s row says who of the circle asked, also when her right has ended, and nobody where the senior did', async () => {
  expect((await requested('els')).row().asked_by).toBe('Els Janssens');
  for (const actor of [null, 'maria', 'a-stranger'])
    expect((await requested(actor)).row()).not.toHaveProperty('asked_by');
});

test('and who asked to move a visit, until it is answered', async () => {
  const { id, run, row } = await requested('els');
  const asks: CaseCommand['decide'] = (before, context) => proposeMove(before, { visitId: id, from, to }, context);
  expect(await run('bram', 'family', asks)).toMatchObject({ outcome: 'done' });
  expect(row()).toMatchObject({ asked_by: 'Els Janssens', move_asked_by: 'Bram Janssens' });
  await run('els', 'family', (before, context) => withdrawMove(before, { visitId: id, from }, context));
  expect(row()).not.toHaveProperty('move_asked_by');
  expect(row().asked_by).toBe('Els Janssens');
});

test('a move that the senior asks for names nobody', async () => {
  const { id, run, row } = await requested(null);
  await run('maria', 'senior', (before, context) => proposeMove(before, { visitId: id, from, to }, context));
  expect(row().move_asked_at).not.toBeNull();
  expect(row()).not.toHaveProperty('move_asked_by');
});
