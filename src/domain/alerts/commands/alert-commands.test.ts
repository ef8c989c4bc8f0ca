import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAlert } from '#tests/builders/alerts/told.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { type Alert, alertSchema } from '#domain/documents/alerts/alert.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { claimAlert } from '../alert-delivery.ts';
import { type AlertResult, finishAlert } from './finish-alert.ts';
import { takeAlert, takenForMs } from './take-alert.ts';

const morning = momentOf('2026-03-02', '10:00');
const end = momentOf('2026-03-02', '21:00');
const id = 'visit-tomorrow_visit-1_2026-03-03_1400_tomorrow_call';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let documents: MemoryDocuments;
let commands = 0;

const put = (collection: 'alerts' | 'interim_users', name: string, data: object) =>
  documents.transact('trigger', async () => ({
    value: null,
    writes: [{ kind: 'set', collection, id: name, data: { ...data } }],
  }));

const waiting = (fields: Partial<Alert> = {}) =>
  put(
    'alerts',
    id,
    anAlert({ channel: 'call', state: 'to-do', attempts: 1, expires_at: end, next_attempt_at: morning, ...fields }),
  );

const stored = () => alertSchema.parse(documents.all().get(`alerts/${id}`));

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  commands = 0;
  for (const uid of ['staf', 'ann']) {
    await put('interim_users', uid, anInterimUser({ id: uid, role: 'admin', first_name: uid, last_name: 'Claes' }));
  }
  await waiting();
});

const minted = (uid: string, number = (commands += 1)) => ({
  commandId: uuid(number),
  actor: { uid, role: 'admin' } as const,
});
const take = async (uid: string, now = morning) => {
  const result = await documents.transact('staff', (reads) => runRecordCommand(reads, takeAlert(id, minted(uid)), now));
  return result.ok ? 'done' : result.error.code;
};
const finish = async (uid: string, result: AlertResult = 'reached', now = morning, number?: number) => {
  const command = finishAlert(id, result, minted(uid, number));
  const answer = await documents.transact('staff', (reads) => runRecordCommand(reads, command, now));
  return answer.ok ? 'done' : answer.error.code;
};

describe('a call', () => {
  test('is one person’s while she makes it, and a colleague’s after that time', async () => {
    expect(await take('staf')).toBe('done');
    expect(await take('ann')).toBe('told-taken');
    expect(await finish('ann')).toBe('told-taken');
    expect(await take('staf')).toBe('done');
    expect(await take('ann', new Date(morning.getTime() + takenForMs))).toBe('done');
    expect(stored().taken).toMatchObject({ by: 'ann', name: 'ann Claes' });
  });

  test('that was answered is told, once, and by whom is kept; the same press again changes nothing', async () => {
    expect(await finish('staf', 'reached', morning, 90)).toBe('done');
    expect(await finish('staf', 'reached', morning, 90)).toBe('done');
    expect(stored()).toMatchObject({ state: 'sent', sent_at: morning, told: { by: 'staf', how: 'reached' } });
    expect(await finish('ann')).toBe('told-gone');
    expect(await take('ann')).toBe('told-gone');
  });

  test('that nobody answered waits on, for anybody, and is counted', async () => {
    expect(await take('staf')).toBe('done');
    expect(await finish('staf', 'no-answer')).toBe('done');
    expect(stored()).toMatchObject({ state: 'to-do', tries: 1, taken: null });
    expect(await take('ann')).toBe('done');
    expect(await finish('ann', 'reached')).toBe('done');
    expect(stored()).toMatchObject({ state: 'sent', tries: 1, told: { by: 'ann' } });
  });

  test('is begun neither too late nor at night, and finished by whoever began in time', async () => {
    expect(await take('staf', end)).toBe('told-gone');
    await waiting({ expires_at: momentOf('2026-03-04', '14:00') });
    expect(await take('staf', momentOf('2026-03-02', '21:30'))).toBe('told-at-night');
    await waiting();
    const before = new Date(end.getTime() - 60_000);
    const after = new Date(end.getTime() + 60_000);
    expect(await finish('staf', 'reached', after)).toBe('told-gone');
    expect(await take('staf', before)).toBe('done');
    expect(await finish('staf', 'reached', after)).toBe('done');
  });

  test('is not posted, and a letter is not answered', async () => {
    expect(await finish('staf', 'posted')).toBe('not-found');
    await waiting({ channel: 'letter', text: 'change', kind: 'change', template: 'visit-moved' });
    expect(await finish('staf', 'no-answer')).toBe('not-found');
    expect(await take('staf', momentOf('2026-03-02', '20:59'))).toBe('done');
    expect(await finish('staf', 'posted')).toBe('done');
    expect(stored()).toMatchObject({ state: 'sent', told: { how: 'posted' } });
  });

  test.each(['push', 'sms'] as const)('that leaves by itself (%s) is not for staff', async (channel) => {
    for (const state of ['pending', 'sending', 'sent'] as const) {
      await waiting({ channel, state });
      expect([await take('staf'), await finish('staf')]).toEqual(['told-gone', 'told-gone']);
    }
  });
});

test('whatever two colleagues and the sweep do, in any order: told once at most, begun in time, and nothing stays forever', async () => {
  const step = fc.record({
    what: fc.constantFrom('take', 'reached', 'no-answer', 'sweep'),
    uid: fc.constantFrom('staf', 'ann'),
    minutes: fc.integer({ min: 0, max: 90 }),
  });
  let told = 0;
  let late = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      await waiting({ taken: null, tries: 0 });
      let now = morning;
      let finishes = 0;
      let begun = new Map<string, Date>();
      for (const { what, uid, minutes } of steps) {
        now = new Date(now.getTime() + minutes * 60_000);
        if (what === 'take' && (await take(uid, now)) === 'done') {
          expect(now < end).toBe(true);
          begun = new Map([[uid, now]]);
        } else if (what === 'reached' && (await finish(uid, 'reached', now)) === 'done') {
          finishes += 1;
          if (now >= end) expect(begun.get(uid)).toBeDefined();
        } else if (what === 'no-answer') await finish(uid, 'no-answer', now);
        else if (what === 'sweep') {
          const claimed = claimAlert(stored(), now);
          if (claimed !== null) await put('alerts', id, claimed);
        }
      }
      expect(finishes).toBeLessThanOrEqual(1);
      expect(stored().state === 'sent').toBe(finishes === 1);
      told += finishes;
      for (let turn = 0; turn < 100 && stored().state === 'to-do'; turn += 1) {
        now = new Date(Math.max(now.getTime(), stored().next_attempt_at?.getTime() ?? 0));
        const claimed = claimAlert(stored(), now);
        if (claimed !== null) await put('alerts', id, claimed);
      }
      expect(['sent', 'dropped']).toContain(stored().state);
      if (stored().state === 'dropped') late += 1;
    }),
    { numRuns: 200 },
  );
  expect(Math.min(told, late)).toBeGreaterThan(0);
});
