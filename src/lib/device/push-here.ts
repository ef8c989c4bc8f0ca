/** A browser's subscription to push messages, in the text form in which it is stored. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `needs-install`: an iPhone or iPad, which shows messages of installed apps only. */
export type PushAbility = 'usable' | 'needs-install' | 'refused' | 'none';

/** Why a browser did not subscribe. `unreachable`: its push service did not answer. */
export type SubscribeFailure = 'refused' | 'unreachable';

const isInstalled = (): boolean => globalThis.matchMedia('(display-mode: standalone)').matches;

/** What this browser can do at this moment. Asks nobody. */
export function pushAbility(isApple: boolean): PushAbility {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!canPush) return isApple && !isInstalled() ? 'needs-install' : 'none';
  return Notification.permission === 'denied' ? 'refused' : 'usable';
}

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const asText = (subscription: PushSubscription): BrowserSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The subscription of this browser; null without one. Never rejects. */
export async function currentSubscription(): Promise<BrowserSubscription | null> {
  try {
    const subscription = await subscriptionHere();
    return subscription === null ? null : asText(subscription);
  } catch {
    return null;
  }
}

/** A service worker that could not be installed is waited for without end otherwise. */
const workerMs = 20_000;

const nothingAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Asks the person, and then the browser's push service. To be called on a tap: browsers refuse the question otherwise. */
export async function subscribeHere(publicKey: string): Promise<BrowserSubscription | SubscribeFailure> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'refused';
  try {
    const registration = await Promise.race([navigator.serviceWorker.ready, nothingAfter(workerMs)]);
    if (registration === null) return 'unreachable';
    const { pushManager } = registration;
    return asText(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  } catch {
    return 'unreachable';
  }
}

/** After this the push service knows the browser no more, also when we cannot be reached. Never rejects. */
export async function unsubscribeHere(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe();
  } catch {
    // Nothing more can be done here: the next message is answered with "gone" or shown to whoever signs in.
  }
}
