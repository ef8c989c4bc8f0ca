import { once } from '#lib/once.ts';
import { attemptStorage } from '#offline/attempt-storage.ts';
import { readKept } from '#offline/helper-store.ts';
import { helperRegistry } from '../commands/helper-registry.ts';
import { createSender } from '../engine/sender.ts';
import { startSession } from '../engine/session.ts';
import { pageTriggers } from '../engine/triggers.ts';
import { openOutbox } from '../open-outbox.ts';
import { helperDatabase } from './helper-database.ts';

/** Sends items as the student whose link this phone keeps; those of another student stay. */
export const helperSender = createSender(helperRegistry, async (items) => {
  const student = await readKept('student');
  return items.some(({ actorUid }) => actorUid !== student) ? { code: 'not-signed-in' } : null;
});

const device = once(() => openOutbox(helperRegistry, helperDatabase()));

/** What a student told on this phone and has not arrived yet, in this page or service worker. */
export const helperOutbox = () => device().outbox;

/** Sends what this student told, now and at every trigger, until the returned function is called. */
export function startHelperOutbox(studentId: string): () => void {
  return helperOutbox().start(startSession, {
    actorUid: studentId,
    sender: helperSender,
    triggers: pageTriggers({ window, document, navigator }),
  });
}

/** Deletes what the server has and shows: a note about somebody's home need not stay on a phone. */
export const forgetTold = (studentId: string): Promise<unknown> =>
  attemptStorage(() => device().store.forgetSettled(studentId));

/** Deletes what other students told on this phone, or everybody with null. @returns how much of it never arrived. */
export async function forgetOtherStudents(studentId: string | null): Promise<number> {
  const forgotten = await attemptStorage(() => helperDatabase().forgetOthers(studentId));
  return forgotten.ok ? forgotten.value : 0;
}
