import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { practiceVapidKeys } from '#build/practice-vapid-keys.ts';
import { collections } from '#domain/collections.ts';
import type { Alert } from '#domain/documents/alerts/alert.ts';
import { createAlertQueue } from '#functions/gateways/alerts/alert-queue.ts';
import { createPush } from '#functions/gateways/alerts/push.ts';
import { firestorePushSubscriptions } from '#functions/gateways/alerts/push-subscriptions.ts';
import { firestoreRecipients } from '#functions/gateways/alerts/recipients.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { createMailLinks } from '#functions/gateways/mail-links.ts';
import { createVerificationLinks } from '#functions/gateways/verification-links.ts';
import { firestoreVisits } from '#functions/gateways/visits.ts';
import { type AlertServices, deliverAlert } from '#functions/mail/alerts/deliver-alert.ts';
import { PushStandIn } from '#local/push/push-stand-in.ts';
import { anAlert, aPushSubscription, somePreferences } from '#tests/builders/alerts/told.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { forEachOf, rateOf } from './rounds.ts';

export interface ReminderRates {
  /** Reminders per second, each round: ordered, claimed, held against the visit, pushed and recorded. */
  readonly ours: readonly number[];
  /** The same pushes, encrypted, signed and sent by web-push alone. */
  readonly bare: readonly number[];
}

const remindersPerRound = 100;
const rounds = 3;

/** The evening before the visit. */
const now = new Date('2026-03-09T17:00:00Z');
const expiresAt = new Date('2026-03-09T19:30:00Z');
const clock = { now: () => now };

const uid = 'maria';
const visit = aPlannedVisit({ date: '2026-03-10', start: '14:00' });

const reminderOf = (id: string): Alert =>
  anAlert({
    channel: 'push',
    mail_id: `visit-tomorrow_${id}`,
    values: { ...anAlert().values, visit: 'visit-1', when: `${visit.date} ${visit.start}` },
    expires_at: expiresAt,
    next_attempt_at: now,
    created_at: now,
  });

/** A push service that decrypts what it gets, on a port of its own. */
async function startPushService() {
  const standIn = new PushStandIn();
  let received = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status } = standIn.receive(request.headers, Buffer.concat(parts), Date.now());
      if (status === 201) received += 1;
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    browser: standIn.subscribe(),
    received: () => received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The queue of alerts on a real Firestore, and web-push without it, to the same push service; they take turns. */
export async function measureReminders(): Promise<ReminderRates> {
  const service = await startPushService();
  const { endpoint, keys } = service.browser;
  const settings = { ...practiceVapidKeys, standIn: service.address };
  const silent = { info: () => undefined, error: () => undefined };
  // A reminder uses no other services.
  const services = {
    alertQueue: createAlertQueue(clock),
    clock,
    log: silent,
    mailLinks: createMailLinks(() => 'http://localhost:5000', createVerificationLinks(clock)),
    push: createPush(() => settings),
    pushSubscriptions: firestorePushSubscriptions,
    recipients: firestoreRecipients,
    visits: firestoreVisits,
  } as unknown as AlertServices;
  const store = (collection: string, id: string, fields: object) =>
    firestore()
      .collection(collection)
      .doc(id)
      .set({ ...fields });
  await store(collections.interimUsers, uid, anInterimUser());
  await store(collections.notificationPreferences, uid, somePreferences());
  await store(collections.pushSubscriptions, 'browser', aPushSubscription({ user_id: uid, endpoint, ...keys }));
  await store(collections.planning, 'visit-1', visit);

  const remind = async (id: string): Promise<void> => {
    await services.alertQueue.enqueue([{ id, alert: reminderOf(id) }]);
    await deliverAlert(id, services);
  };
  const payload = JSON.stringify({ web_push: 8030, notification: { title: 'Morgen krijgt u bezoek' } });
  const push = async (): Promise<void> => {
    const { headers, body } = webPush.generateRequestDetails(service.browser, payload, {
      vapidDetails: { subject: 'mailto:hallo@madelief.test', ...practiceVapidKeys },
      TTL: 600,
      contentEncoding: 'aes128gcm',
    });
    const sent = Object.entries({ ...headers, 'x-endpoint': endpoint }).map(([name, value]) => [name, String(value)]);
    const answer = await fetch(service.address, {
      method: 'POST',
      headers: sent.filter(([name]) => name?.toLowerCase() !== 'content-length') as [string, string][],
      body: new Uint8Array(body),
    });
    await answer.body?.cancel();
  };

  const idsOf = (name: string): string[] => Array.from({ length: remindersPerRound }, (_, index) => `${name}-${index}`);
  try {
    await forEachOf(idsOf('warm-up-ours'), remind);
    await forEachOf(idsOf('warm-up-bare'), push);
    const found: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      found.ours.push(await rateOf(remindersPerRound, () => forEachOf(idsOf(`ours-${round}`), remind)));
      found.bare.push(await rateOf(remindersPerRound, () => forEachOf(idsOf(`bare-${round}`), push)));
    }
    const wanted = (rounds + 1) * remindersPerRound * 2;
    if (service.received() !== wanted) throw new Error(`${service.received()} of ${wanted} pushes have arrived`);
    return found;
  } finally {
    await service.stop();
  }
}
