import type { BrowserContext, Page } from 'playwright-core';
import { collections } from '#domain/collections.ts';
import { pushPayload } from '#domain/alerts/push-payload.ts';
import { notifications } from '#i18n/nl/notifications.ts';
import { signOut } from '#i18n/nl/session/sign-out.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { storeNotifications } from '#tests/people/stored-notifications.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, answerDialog, openMore, signIn, workerIsReady } from '../steps.ts';

interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Chromium without Google's services cannot subscribe: the stand-in for push services does it in its place. */
function subscribeAtStandIn({ endpoint, keys }: Subscribed): void {
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
  const subscription = {
    endpoint,
    getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscribed');
      return true;
    },
  };
  // Chromium without a window refuses notifications, whatever is granted.
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Object.assign(Notification, {
    requestPermission: async () => {
      permission = 'granted';
      return permission;
    },
  });
  Object.assign(PushManager.prototype, {
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      if (options.userVisibleOnly !== true) throw new Error('a message that shows nothing');
      sessionStorage.setItem('subscribed', 'yes');
      return subscription;
    },
    getSubscription: async () => (sessionStorage.getItem('subscribed') === null ? null : subscription),
  });
}

/** Hands a message to the service worker, as the browser does when its push service brings one. */
async function deliver(context: BrowserContext, page: Page, origin: string, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** What the service worker shows from here on: the same browser refuses to show it. */
async function watchShown(context: BrowserContext): Promise<() => Promise<readonly Shown[]>> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('no service worker runs');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, tag: options?.tag });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

test('by keyboard: messages are switched on after a first request, are shown with their details, and end with signing out', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const standIn = `http://127.0.0.1:${firebase.ports.mail}/stand-in/push/subscriptions`;
  const subscribed = (await (await fetch(standIn, { method: 'POST' })).json()) as Subscribed;
  const context = tablet.page().context();
  await tablet.page().addInitScript(subscribeAtStandIn, subscribed);
  const page = await signIn(tablet, maria, '/dashboard?tab=messages');
  const storedFor = () =>
    withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, async ({ firestore }) => {
      const found = await firestore.collection(collections.pushSubscriptions).where('user_id', '==', maria.uid).get();
      return found.docs.map((each) => String(each.get('endpoint')));
    });

  await expect(page.getByText(notifications.none)).toBeVisible();
  await workerIsReady(page);
  const opening = page.locator('summary').filter({ hasText: notifications.preferences });
  await tabTo(page, opening);
  await page.keyboard.press('Enter');
  await expect(page.getByText(notifications['push-after-request'])).toBeVisible();

  await storeNotifications(firebase, maria.uid, [{}]);
  const tag = `test-${maria.uid}-0`;
  await afterDoubleTapWindow(page);
  await tabTo(page, page.getByRole('button', { name: notifications.refresh, exact: true }));
  await page.keyboard.press('Enter');
  const on = page.getByRole('button', { name: notifications['push-on'], exact: true });
  await expect(on).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(notifications['push-picture']) })).toBeVisible();
  expect(await storedFor()).toEqual([]);
  await tabTo(page, on);
  await page.keyboard.press('Enter');
  await expect(page.getByText(notifications['push-is-on'])).toBeVisible();
  expect(await storedFor()).toEqual([subscribed.endpoint]);

  // A choice is kept at once, and is there again.
  const byPush = page
    .getByRole('group', { name: notifications['told-payment'] })
    .getByRole('checkbox', { name: notifications['by-push'] });
  await tabTo(page, byPush);
  await page.keyboard.press('Space');
  await expect(page.getByText(notifications['choice-saved'])).toBeVisible();

  const shown = await watchShown(context);
  const told = { title: 'Er is iets veranderd', body: 'Er is iets veranderd aan een bezoek.', language: 'NL' } as const;
  const url = `${tablet.origin}/dashboard?tab=my-requests`;
  await deliver(context, page, tablet.origin, JSON.stringify(pushPayload({ ...told, tag, url })));
  await expect
    .poll(shown)
    .toEqual([{ title: aNotification().subject, body: expect.stringContaining('Dienst: Gezelschap'), tag }]);
  // Of a message that is not hers only the bare words are shown.
  await deliver(context, page, tablet.origin, JSON.stringify(pushPayload({ ...told, tag: 'of-another', url })));
  await expect
    .poll(async () => (await shown()).find((each) => each.tag === 'of-another'))
    .toMatchObject({ title: told.title, body: told.body });

  await openMore(page);
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click();
  await answerDialog(page, signOut.confirm);
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  expect(await storedFor()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});
