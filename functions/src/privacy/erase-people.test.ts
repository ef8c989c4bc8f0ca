import { expect, test, vi } from 'vitest';
import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { mostVanishedLogins } from '#domain/privacy/vanished-logins.ts';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import type { Log } from '../shell/log.ts';
import { erasePeople } from './erase-people.ts';

const nobody = { uid: [], email: [], leads: [], forms: [], requests: [], visits: [], seniors: [], messages: [] };

/** A run on a day on which this many people without a login wait, of whom one is due. */
function run(waiting: number) {
  const erased: string[] = [];
  const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() };
  const removed: string[] = [];
  const done = erasePeople({
    auditLog: { appendCommand: async () => undefined } as never,
    clock: { now: () => new Date() },
    dispatch: {} as never,
    logins: { remove: async (uid: string) => void removed.push(uid) } as never,
    log,
    unusedPeople: { stillHolds: async () => true } as never,
    erasures: {
      noteMissingLogins: async () => 0,
      withoutLogin: async () => waiting,
      due: async () => [anErasure()],
      keysOf: async () => nobody,
      sweep: async () => undefined,
      close: async ({ person_id }: Erasure) => void erased.push(person_id),
    },
  });
  return done.then(() => ({ erased, removed, log }));
}

test('as many missing logins as a month can bring: who is due is erased, with what is left of the login', async () => {
  const { erased, removed, log } = await run(mostVanishedLogins);
  expect([erased, removed]).toEqual([['maria'], ['maria']]);
  expect(log.error).not.toHaveBeenCalled();
});

test('one more: nobody is erased, and an alarm is raised', async () => {
  const { erased, removed, log } = await run(mostVanishedLogins + 1);
  expect([erased, removed]).toEqual([[], []]);
  expect(log.error).toHaveBeenCalledWith('logins are missing', { collection: 'erasures' });
});
