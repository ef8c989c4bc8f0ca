import { pushPayloadSchema, type PushPayload } from '#domain/alerts/push-payload.ts';
import type { StoredNotification } from '#domain/documents/notification.ts';
import { currentUser } from '#firebase/auth/auth.ts';
import { readNotification } from '#firebase/notifications/notifications.ts';
import { parseAddress } from '#lib/parse-address.ts';

/** A browser stops to deliver when nothing is shown for long. */
const detailsMs = 4_000;
const factsAtMost = 3;

interface ShownPush {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly url: string } };
}

type Told = PushPayload['notification'];

/** What was said, for the person who is signed in on this device; null for anybody else, and without a network. */
async function detailsOf(tag: string): Promise<StoredNotification | null> {
  const user = await currentUser();
  if (user === null) return null;
  const read = await readNotification(tag);
  return read.ok && read.value?.user_id === user.uid ? read.value : null;
}

/** Only our own pages are opened, whatever a message says. */
function ownUrl(address: string, origin: string): string {
  const url = parseAddress(address, origin);
  return url?.origin === origin ? url.href : `${origin}/dashboard`;
}

const icon = '/icons/icon-192.png';

function shown({ title, body, lang, tag }: Told, url: string, details: StoredNotification | null): ShownPush {
  const facts = details?.facts.slice(0, factsAtMost).map(({ label, value }) => `${label}: ${value}`) ?? [];
  return {
    title: details?.subject ?? title,
    options: {
      body: facts.length > 0 ? facts.join('\n') : body,
      lang: details?.language.toLowerCase() ?? lang,
      // The same again replaces the first, and makes no sound.
      tag,
      icon,
      data: { url },
    },
  };
}

const unreadable: Told = {
  title: 'Madelief',
  body: 'Er is een bericht voor u.',
  lang: 'nl',
  tag: 'message',
  navigate: '/dashboard?tab=messages',
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What to show of a push message. Something always is: browsers withdraw the permission of who shows nothing. */
export async function readPush(text: string, origin: string): Promise<ShownPush> {
  const told = pushPayloadSchema.safeParse(parseJson(text)).data?.notification ?? unreadable;
  const details = await Promise.race([
    detailsOf(told.tag).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), detailsMs)),
  ]);
  return shown(told, ownUrl(told.navigate, origin), details);
}

/** The windows of this app, as the browser hands them to its service worker. */
interface AppWindows {
  matchAll(of: {
    readonly type: 'window';
  }): Promise<readonly { focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Brings an open window to the page of a message, or opens one. */
export async function openFromPush(clients: AppWindows, data: unknown, origin: string): Promise<void> {
  const isAddress = typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string';
  const address = isAddress ? String(data.url) : '/dashboard';
  const url = ownUrl(address, origin);
  const [window] = await clients.matchAll({ type: 'window' });
  if (window === undefined) {
    await clients.openWindow(url);
    return;
  }
  await window.focus();
  await window.navigate(url);
}
