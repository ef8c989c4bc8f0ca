import { createHmac } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { functionErrorSchema } from '#domain/contracts/function-error.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { createPerson } from '../people/create-person.ts';
import { storeCredits, storedCredits } from '../people/stored-credits.ts';

const firebase = inject('firebase');

async function send(body: BodyInit | null, headers: Record<string, string> = {}, method = 'POST') {
  const answer = await fetch(`${firebase.appOrigin}/functions/stripe-webhook`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  // Whatever is sent, the answer is JSON.
  const json: unknown = JSON.parse(text);
  if (!answer.ok) expect(functionErrorSchema.safeParse(json).success).toBe(true);
  return { status: answer.status, text };
}

/** Signs like Stripe: @see https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string, at = Math.floor(Date.now() / 1000)): Record<string, string> {
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${at},v1=${digest}` };
}

// spec: 7.credits.signed-news-only
test('an event without a valid signature changes no balance, is not recorded and gets no information', async () => {
  const maria = await createPerson(firebase);
  const sessionId = `cs_test_${maria.uid.replaceAll('-', '')}`;
  await storeCredits(firebase, maria.uid, 30, [{ id: sessionId, amount: 25, transaction_type: 'purchase_pending' }]);
  const id = `evt_${maria.uid.replaceAll('-', '')}`;
  const object = {
    id: sessionId,
    object: 'checkout.session',
    payment_status: 'paid',
    client_reference_id: maria.uid,
  };
  const event = JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { ...object, amount_total: 2500, currency: 'eur' } },
  });
  const known = practiceKeys.webhookSecret;
  const before = await storedCredits(firebase, maria.uid);
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const attempts: readonly (readonly [what: string, status: number, ...Parameters<typeof send>])[] = [
    ['nothing', 400, ''],
    ['no signature', 400, event],
    ['an empty one', 400, event, { 'stripe-signature': '' }],
    ['words', 400, event, { 'stripe-signature': 'let me in' }],
    ['a very long one', 400, event, { 'stripe-signature': `t=1,v1=${'a'.repeat(4000)}` }],
    [
      'without a moment',
      400,
      event,
      { 'stripe-signature': sign(event, known)['stripe-signature']?.replace(/t=\d+,/, '') ?? '' },
    ],
    ['with another secret', 400, event, sign(event, 'whsec_somebody_else')],
    ['signed with the API key', 400, event, sign(event, practiceKeys.secretKey)],
    ['of another body', 400, event.replace('2500', '9900'), sign(event, known)],
    ['an hour old', 400, event, sign(event, known, anHourAgo)],
    ['another method', 405, event, sign(event, known), 'PUT'],
    ['to be read', 405, null, {}, 'GET'],
    ['a preflight', 405, event, { origin: 'https://elders.test' }, 'OPTIONS'],
    ['too much', 413, JSON.stringify({ much: 'x'.repeat(300_000) }), sign('', known)],
  ];
  for (const [what, status, ...sending] of attempts) {
    const answer = await send(...sending);
    expect([what, answer.status]).toEqual([what, status]);
    expect(answer.text).not.toMatch(/node_modules|\.js:|Error|whsec|sk_test|person-/);
  }
  expect(await storedCredits(firebase, maria.uid)).toEqual(before);
  const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
  const remembered = await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.stripeEvents}/${id}`).get(),
  );
  expect(remembered.exists).toBe(false);
});

test('a signed body that is not JSON does not crash the webhook', async () => {
  const made = Math.floor(Date.now() / 1000);
  for (const body of ['{"id":', 'no JSON', '\ufffd']) {
    const { status, text } = await send(body, sign(body, practiceKeys.webhookSecret, made));
    expect([body, status]).toEqual([body, 400]);
    expect(text).not.toMatch(/node_modules|\.js:/);
  }
});
