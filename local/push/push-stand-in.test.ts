import { afterEach, describe, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { createPush, type OutgoingPush } from '#functions/gateways/alerts/push.ts';
import { PushStandIn, type PushAnswer } from './push-stand-in.ts';
import { practiceVapidKeys } from '#build/practice-vapid-keys.ts';

const now = new Date();
const standInAddress = 'http://127.0.0.1:9/stand-in/push';
const push: OutgoingPush = {
  id: 'alert-1',
  payload: { web_push: 8030, notification: { title: 'Morgen krijgt u bezoek' } },
  expiresAt: new Date(now.getTime() + 600_000),
};
const settings = { ...practiceVapidKeys, standIn: standInAddress };

/** Answers what the gateway sends as the stand-in does, without a network. */
function answeredBy(standIn: PushStandIn): readonly PushAnswer[] {
  const answers: PushAnswer[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers, body }: { headers: Headers; body: Uint8Array }) => {
    expect(address).toBe(standInAddress);
    const answer = standIn.receive(Object.fromEntries(headers), Buffer.from(body), now.getTime());
    answers.push(answer);
    return new Response(null, { status: answer.status });
  });
  return answers;
}

afterEach(() => vi.unstubAllGlobals());

const targetOf = ({ endpoint, keys }: ReturnType<PushStandIn['subscribe']>) => ({ endpoint, ...keys });

describe('a push message that the gateway sends', () => {
  test('is decrypted by the browser that it is for, and by no other', async () => {
    const standIn = new PushStandIn();
    const answers = answeredBy(standIn);
    const target = targetOf(standIn.subscribe());
    expect(await createPush(() => settings).send(target, push, now)).toBe('sent');
    expect(answers).toEqual([
      {
        status: 201,
        push: {
          endpoint: target.endpoint,
          payload: JSON.stringify(push.payload),
          ttl: 600,
          topic: expect.stringMatching(/^[\w-]{32}$/),
        },
      },
    ]);
    const { p256dh, auth } = targetOf(standIn.subscribe());
    expect(await createPush(() => settings).send({ ...target, p256dh, auth }, push, now)).toBe('unavailable');
  });

  test('is refused when another than us signed it', async () => {
    const standIn = new PushStandIn();
    answeredBy(standIn);
    const other = createPush(() => ({ ...webPush.generateVAPIDKeys(), standIn: standInAddress }));
    expect(await other.send(targetOf(standIn.subscribe()), push, now)).toBe('refused');
  });

  test('to a browser that the service does not know any more says so', async () => {
    const standIn = new PushStandIn();
    answeredBy(standIn);
    const target = targetOf(standIn.subscribe());
    standIn.forget(target.endpoint);
    expect(await createPush(() => settings).send(target, push, now)).toBe('gone');
  });

  test('is never sent to an address that is no push service, nor without keys', async () => {
    const standIn = new PushStandIn();
    const answers = answeredBy(standIn);
    const target = targetOf(standIn.subscribe());
    const stray = { ...target, endpoint: 'https://169.254.169.254/latest' };
    expect(await createPush(() => settings).send(stray, push, now)).toBe('gone');
    expect(await createPush(() => ({ ...settings, publicKey: '' })).send(target, push, now)).toBe('no-service');
    expect(answers).toEqual([]);
  });
});
