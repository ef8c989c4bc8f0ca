import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { pass } from '#lib/clock.ts';
import { currentSubscription, subscribeHere, unsubscribeHere } from '#lib/device/push-here.ts';
import { pushPublicKey, removePushSubscription, storePushSubscription } from './push-subscriptions.ts';

/** What came of switching push messages on. */
export type SwitchedOn = 'on' | 'refused' | 'unreachable' | 'not-stored';

type Actor = Pick<ActingFor, 'actorUid'>;

/** Whether this browser is subscribed, and the app was built for it. */
export const isPushOn = async (): Promise<boolean> => pushPublicKey !== '' && (await currentSubscription()) !== null;

/** On a tap. What we could not store is taken back: the browser would wait for messages that never come. */
export async function switchPushOn(actor: Actor): Promise<SwitchedOn> {
  const browser = await subscribeHere(pushPublicKey);
  if (browser === 'refused' || browser === 'unreachable') return browser;
  const stored = await storePushSubscription(actor, browser);
  if (stored.ok) return 'on';
  await unsubscribeHere();
  return 'not-stored';
}

/** Signing out waits no longer for our answer; the push service knows the browser no more in any case. */
const forgetMs = 3_000;

/** Of this browser: at its push service, which works without us, and with us. Never rejects. */
export async function switchPushOff(): Promise<void> {
  const browser = await currentSubscription();
  if (browser === null) return;
  await Promise.race([removePushSubscription(browser), pass(forgetMs)]);
  await unsubscribeHere();
}

/** At each start: push services change addresses, and another account may have left this browser subscribed. */
export async function renewPush(actor: Actor): Promise<void> {
  const browser = pushPublicKey === '' ? null : await currentSubscription();
  if (browser === null) return;
  const stored = await storePushSubscription(actor, browser);
  if (!stored.ok && stored.error.code === 'no-access') await unsubscribeHere();
}
