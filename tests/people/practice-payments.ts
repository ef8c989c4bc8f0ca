import { z } from 'zod';
import type { TestFirebase } from '../local-firebase.ts';

/**
 * Test endpoints of the stand-in for Stripe (local/stripe/README.md): what a bank, or another page, does to a purchase.
 */
type PracticeAction =
  | 'pay'
  | 'pay-later'
  | 'expire'
  | 'money-arrives'
  | 'money-fails'
  | 'refund'
  | 'refund-arrives'
  | 'refund-fails'
  | 'dispute'
  | 'win-dispute'
  | 'lose-dispute';

const practiceSession = z.object({ id: z.string(), url: z.string().nullable(), status: z.string().nullable() });

export type PracticeSession = z.infer<typeof practiceSession>;

async function callEndpoint({ ports }: TestFirebase, endpoint: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    `http://127.0.0.1:${ports.stripe}/practice/${endpoint}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${endpoint}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Every purchase of one person, as the payment provider has it. */
export async function practicePurchases(firebase: TestFirebase, uid: string): Promise<PracticeSession[]> {
  const answer = await callEndpoint(firebase, `sessions?client_reference_id=${uid}`);
  return z.object({ sessions: z.array(practiceSession) }).parse(answer).sessions;
}

/** @param details such as an amount in cents. */
export async function actOnPurchase(
  firebase: TestFirebase,
  sessionId: string,
  action: PracticeAction,
  details: object = {},
): Promise<void> {
  await callEndpoint(firebase, `sessions/${sessionId}/${action}`, details);
}

const practiceEvent = z.object({
  id: z.string(),
  type: z.string(),
  attempts: z.array(z.object({ status: z.int().nullable() })),
});

/** The events of the payment provider about one purchase, delivered or not, and the answer to each. */
export async function practiceEvents(firebase: TestFirebase, sessionId: string) {
  const answer = await callEndpoint(firebase, `events?session=${sessionId}`);
  return z.object({ events: z.array(practiceEvent) }).parse(answer).events;
}

/** Delivers an event now, possibly again. @returns the HTTP status of the answer. */
export async function deliverEvent(firebase: TestFirebase, eventId: string): Promise<number | null> {
  const answer = await callEndpoint(firebase, `events/${eventId}/deliver`, {});
  return z.object({ status: z.int().nullable() }).parse(answer).status;
}

/** As when a webhook is lost. */
export async function dropEvent(firebase: TestFirebase, eventId: string): Promise<void> {
  await callEndpoint(firebase, `events/${eventId}/drop`, {});
}

/** Holds the payment provider's events about one person's purchases. */
export async function holdWebhooks(firebase: TestFirebase, uid: string): Promise<void> {
  await callEndpoint(firebase, 'webhooks/hold', { client_reference_id: uid });
}

export async function releaseWebhooks(firebase: TestFirebase, uid: string): Promise<void> {
  await callEndpoint(firebase, 'webhooks/release', { client_reference_id: uid });
}
