import { expect, test } from 'vitest';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import { err, ok } from '#domain/result.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { type Answered, createSend, type SentCommand } from '../dispatch/use-send.ts';
import { makeChange, type Making } from './make-change.ts';

const visit = aPlannedVisit({ request_id: 'r-1' });
const making: Making = {
  change: {
    visit: { id: 'v-1', visit },
    row: aBoardRow({ stage: 'planned' }),
    time: { date: visit.date, start: '16:00', minutes_planned: 120 },
    student: { id: 'student-wout', how: 'assign-student' },
  },
  revision: 5,
  reason: 'Kan niet komen',
  overrules: false,
};

/** A server that does each command once, by its id, and counts a revision further. */
function server(answers: Partial<Record<string, Answered>> = {}) {
  const done = new Map<string, Answered>();
  const calls: { name: string; id: string; input: SentCommand['input'] }[] = [];
  let [revision, minted] = [5, 0];
  const send = createSend(
    ({ contract, input }, id) => {
      calls.push({ name: contract.name, id, input });
      const refused = answers[contract.name];
      if (refused !== undefined) return Promise.resolve(refused);
      const answered = done.get(id) ?? ok({ outcome: 'done', revision: (revision += 1) });
      done.set(id, answered);
      return Promise.resolve(answered);
    },
    () => `id-${(minted += 1)}`,
  );
  return { send, calls, done, answers };
}

const rejected: DispatchAnswer = { outcome: 'rejected', code: 'student-busy', conflict: null };

test('each command stands on what the one before left; the reason is noted once', async () => {
  const { send, calls } = server();
  expect(await makeChange(send, making)).toEqual({
    done: ['unassign-student', 'move-visit', 'assign-student'],
    problem: null,
    revision: 8,
  });
  expect(calls.map(({ name, input }) => [name, input['revision'], input['reason']])).toEqual([
    ['unassign-student', 5, 'Kan niet komen'],
    ['move-visit', 6, ''],
    ['assign-student', 7, ''],
  ]);
});

test('the reason that outweighs a rule goes with the planning', async () => {
  const { send, calls } = server();
  await makeChange(send, { ...making, overrules: true });
  expect(calls.at(-1)?.input['reason']).toBe('Kan niet komen');
});

test('it stops at what is refused, and tells what was done', async () => {
  const { send, calls } = server({ 'move-visit': ok(rejected) });
  expect(await makeChange(send, making)).toEqual({
    done: ['unassign-student'],
    problem: { kind: 'rejected', code: 'student-busy', conflict: null },
    revision: 6,
  });
  expect(calls).toHaveLength(2);
});

test('after a lost answer nothing is done twice: it goes on where it stopped, with the same id', async () => {
  const { send, calls, answers } = server({ 'assign-student': err({ code: 'network' }) });
  expect((await makeChange(send, making)).problem).toEqual({ kind: 'failed', error: { code: 'network' } });
  delete answers['assign-student'];
  expect((await makeChange(send, making)).problem).toBeNull();
  expect(calls.map(({ name }) => name)).toEqual(['unassign-student', 'move-visit', 'assign-student', 'assign-student']);
  expect(calls[3]?.id).toBe(calls[2]?.id);
});

test('what was refused is asked anew, with an id of its own', async () => {
  const { send, calls, answers } = server({ 'unassign-student': ok(rejected) });
  await makeChange(send, making);
  delete answers['unassign-student'];
  await makeChange(send, making);
  expect(calls[0]?.id).not.toBe(calls[1]?.id);
});
