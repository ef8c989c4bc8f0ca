import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pushPayload } from '#domain/alerts/push-payload.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { openFromPush, readPush } from './show-push.ts';

const origin = 'https://madelief.test';
const device = vi.hoisted(() => ({ user: null as { uid: string } | null, notification: null as unknown }));

vi.mock('#firebase/auth/auth.ts', () => ({ currentUser: async () => device.user }));
vi.mock('#firebase/notifications/notifications.ts', () => ({
  readNotification: async () =>
    device.notification instanceof Error ? { ok: false } : { ok: true, value: device.notification },
}));

beforeEach(() => {
  device.user = null;
  device.notification = null;
});

/** What the server sends. */
const sent = (url: string) =>
  JSON.stringify(
    pushPayload({ title: 'Een nieuw bericht', body: 'Iemand schreef u.', tag: 'mail-1', language: 'NL', url }),
  );

/** The windows of a browser, and what is done with them. */
function windows(open: number) {
  const done: string[] = [];
  const window = { focus: async () => void done.push('focus'), navigate: async (url: string) => void done.push(url) };
  const clients = {
    matchAll: async () => Array.from({ length: open }, () => window),
    openWindow: async (url: string) => void done.push(`open ${url}`),
  };
  return { clients, done };
}

/** A message arrives and is pressed. */
async function press(text: string, open: number): Promise<readonly string[]> {
  const { options } = await readPush(text, origin);
  const { clients, done } = windows(open);
  await openFromPush(clients, options.data, origin);
  return done;
}

describe('a pressed notification', () => {
  test.each(['/dashboard', '/dashboard?tab=my-requests', '/dashboard?tab=credits'])('opens %s', async (page) => {
    expect(await press(sent(origin + page), 0)).toEqual([`open ${origin}${page}`]);
  });

  test('brings the app that is open to the page, and opens no second one', async () => {
    const page = `${origin}/dashboard?tab=my-requests`;
    expect(await press(sent(page), 1)).toEqual(['focus', page]);
    expect(await press(sent(page), 2)).toEqual(['focus', page]);
  });

  test.each([
    ['another site', sent('https://evil.test/dashboard'), '/dashboard'],
    ['a script', sent('javascript:alert(1)'), '/dashboard'],
    ['an address that is none', sent('http://'), '/dashboard'],
    ['no message of ours', 'hello', '/dashboard?tab=messages'],
  ])('never opens %s', async (_what, text, page) => {
    expect(await press(text, 0)).toEqual([`open ${origin}${page}`]);
  });

  test.each([null, undefined, 'x', {}, { url: 5 }])('with %j beside it opens the overview', async (data) => {
    const { clients, done } = windows(0);
    await openFromPush(clients, data, origin);
    expect(done).toEqual([`open ${origin}/dashboard`]);
  });
});

describe('what a notification says', () => {
  const text = sent(`${origin}/dashboard`);
  const general = { title: 'Een nieuw bericht', options: { body: 'Iemand schreef u.', tag: 'mail-1', lang: 'nl' } };

  test('is what was mailed, for its own person on this device', async () => {
    device.user = { uid: 'maria' };
    device.notification = aNotification({
      user_id: 'maria',
      subject: 'Vandaag komt Lotte',
      facts: [{ label: 'Wie', value: 'Lotte' }],
    });
    expect(await readPush(text, origin)).toMatchObject({
      title: 'Vandaag komt Lotte',
      options: { body: 'Wie: Lotte' },
    });
  });

  test.each([
    ['nobody is signed in', null, aNotification({ user_id: 'maria' })],
    ['it is of somebody else', { uid: 'jozef' }, aNotification({ user_id: 'maria' })],
    ['it cannot be read', { uid: 'maria' }, new Error('no network')],
    ['it is not there yet', { uid: 'maria' }, null],
  ])('names nobody where %s', async (_what, user, notification) => {
    device.user = user;
    device.notification = notification;
    expect(await readPush(text, origin)).toMatchObject(general);
  });
});
