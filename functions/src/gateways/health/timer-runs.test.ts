import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import { aMail } from '#tests/builders/mail.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { withDatabase } from '#scripts/database.ts';
import { createTimerRuns } from './timer-runs.ts';
import { createWorkQueues } from './work-queues.ts';

let server: FirestoreServer;

beforeAll(async () => {
  server = await startFirestoreServer();
});

afterAll(() => server.close());

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);

test('a run that did its work ends the count of failures, and keeps when the last one was', () =>
  withDatabase({ port: server.port }, async () => {
    const runs = (time: string) => createTimerRuns({ now: () => at(time) });
    const stored = async () => (await runs('00:00').all()).get('sweepMail');
    const never = { ended_at: null, failed_at: null, failures: 0, code: null };
    expect(await stored()).toEqual(never);
    await runs('10:00').failed('sweepMail', 'unavailable');
    await runs('10:01').failed('sweepMail', null);
    expect(await stored()).toEqual({ ended_at: null, failed_at: at('10:01'), failures: 2, code: null });
    await runs('10:02').ended('sweepMail');
    expect(await stored()).toEqual({ ended_at: at('10:02'), failed_at: at('10:01'), failures: 0, code: null });
    expect((await runs('00:00').all()).get('sweepAlerts')).toEqual(never);
  }));

test('what is due is counted with its oldest; what is due later, done or closed is not', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const mails = firestore.collection(collections.mail);
    const pending = { state: 'pending', sent_at: null } as const;
    await Promise.all([
      ...['09:00', '09:30'].map((time) => mails.add(aMail({ ...pending, next_attempt_at: at(time) }))),
      mails.add(aMail({ ...pending, next_attempt_at: at('18:00') })),
      mails.add(aMail({ state: 'sent', next_attempt_at: null })),
      mails.add(aMail({ state: 'failed', next_attempt_at: null })),
      firestore.collection(collections.erasures).add(anErasure({ state: 'closed', due_at: null })),
    ]);
    const queues = await createWorkQueues({ now: () => at('10:00') }).read();
    expect(queues).toEqual([
      { name: 'mail', waiting: 2, oldestAt: at('09:00'), givenUp: 1 },
      { name: 'alerts', waiting: 0, oldestAt: null, givenUp: 0 },
      { name: 'receipts', waiting: 0, oldestAt: null, givenUp: null },
      { name: 'refunds', waiting: 0, oldestAt: null, givenUp: 0 },
      { name: 'erasures', waiting: 0, oldestAt: null, givenUp: null },
    ]);
  }));
