import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { readHealth } from '#domain/contracts/staff/read-health.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aStripeEvent } from '../builders/bookkeeping.ts';
import { aMail } from '../builders/mail.ts';
import { anErasure } from '../builders/accounts/erasure.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');

/** Later than any that another test brings. */
const lastWebhook = new Date('2090-01-01T00:00:00Z');

test('staff sees that the books were checked, which timers ran, and what has waited since when', async () => {
  const began = Date.now();
  await runTimer(firebase, 'checkLedger');
  await runTimer(firebase, 'watchHealth');
  const { auth: authPort, firestore: firestorePort } = firebase.ports;
  const report = await withAdminSdk({ authPort, firestorePort }, async ({ firestore }) => {
    const id = `waits-${randomUUID()}`;
    const note = firestore.doc(`${collections.erasures}/${id}`);
    const mail = firestore.doc(`${collections.mail}/${id}`);
    const event = firestore.doc(`${collections.stripeEvents}/${id}`);
    await note.set(anErasure({ person_id: id, state: 'waiting', due_at: new Date('2020-01-01T00:00:00Z') }));
    await mail.set(aMail({ state: 'failed', next_attempt_at: null }));
    await event.set(aStripeEvent({ received_at: lastWebhook }));
    try {
      const staff = await signInAs(firebase, staf);
      const { status, outcome } = await callAs(firebase, staff, readHealth, {});
      expect(status).toBe(200);
      return readHealth.output.parse(outcome);
    } finally {
      await Promise.all([note, mail, event].map((each) => each.delete()));
    }
  });
  const since = (moment: string | null | undefined) => Date.parse(moment ?? '');
  expect(since(report.ledger?.checked_at)).toBeGreaterThanOrEqual(began);
  const ended = new Map(report.timers.map(({ name, ended_at: at }) => [name, at]));
  expect(since(ended.get('checkLedger'))).toBeGreaterThanOrEqual(began);
  expect(since(ended.get('watchHealth'))).toBeGreaterThanOrEqual(began);
  expect(report.queues.find(({ name }) => name === 'erasures')?.oldest_at).toBe('2020-01-01T00:00:00.000Z');
  expect(report.queues.find(({ name }) => name === 'mail')?.given_up).toBeGreaterThan(0);
  expect(report.webhook_at).toBe(lastWebhook.toISOString());
});
