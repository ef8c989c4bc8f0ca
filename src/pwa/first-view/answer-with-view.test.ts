import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDevice, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';
import { accountView, answerWithView } from './answer-with-view.ts';
import { type KeptView, viewKey } from './kept-view.ts';

const device = vi.hoisted(() => ({ tab: undefined as TestTab | undefined, broken: false }));

vi.mock('#offline/device.ts', () => ({
  deviceCache: () => device.tab?.cache,
  deviceSettings: () => {
    if (device.broken) throw new Error('storage is forbidden');
    return device.tab?.settings;
  },
}));

const address = new URL('https://madelief.test/dashboard');
const policy = "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='";
const tag = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const html = `<!doctype html><html lang="nl"><head><title>M</title>${tag}</head><body><div id="root"></div></body></html>`;
const page = () => new Response(html, { headers: { 'Content-Security-Policy': policy, 'Content-Length': '9' } });

const viewOf = (name: string, change: Partial<KeptView> = {}): KeptView => ({
  html: `<main><h1>Welkom, ${name}</h1></main>`,
  css: '',
  title: name,
  script: '/assets/index-1.js',
  files: [],
  look: '',
  keptAt: Date.now() - 1_000,
  until: Date.now() + 60_000,
  ...change,
});

const sessionOf = (uid: string) =>
  ({ uid, email: `${uid}@x.be`, role: 'senior', firstName: uid, lastName: 'P', savedAt: 1 }) as const;

function tab(): TestTab {
  if (device.tab === undefined) throw new Error('no device');
  return device.tab;
}

/** Somebody signs in, and the device keeps what it shows. */
async function show(uid: string, view: unknown = viewOf(uid), isOnline = true): Promise<void> {
  await tab().settings.write('session', sessionOf(uid));
  await tab().cache.write(uid, viewKey('/dashboard', isOnline), view);
}

const answer = async (url = address) => (await answerWithView(page(), url, accountView))?.text();

beforeEach(() => {
  device.tab = createTestDevice().openTab();
  device.broken = false;
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test('whoever is signed in gets what the device last showed, under a policy that allows its rules alone', async () => {
  await show('maria');
  const response = await answerWithView(page(), address, accountView);
  expect(await response?.text()).toContain('Welkom, maria');
  const allowed = response?.headers.get('Content-Security-Policy') ?? '';
  expect(allowed).toMatch(/script-src 'sha256-[\w+/]{43}=' 'self' 'sha256-a='; style-src 'sha256-[\w+/]{43}=' 'self'/);
  expect(allowed).not.toContain('unsafe');
  expect(response?.headers.has('Content-Length')).toBe(false);
});

test('after signing out, and for the next person, there is nothing of it', async () => {
  await show('maria');
  await tab().signOut.leave('maria', 'keep');
  expect(await answer()).toBeUndefined();
  // Nothing can be kept for somebody who has left.
  await tab().cache.write('maria', viewKey('/dashboard', true), viewOf('maria'));
  await tab().settings.write('session', sessionOf('jozef'));
  expect(await answer()).toBeUndefined();
  await tab().settings.write('session', sessionOf('maria'));
  expect(await answer()).toBeUndefined();
});

test('the view of another account on this device is never shown, also where it could not be wiped', async () => {
  await show('maria');
  await show('jozef', null);
  expect(await answer()).toBeUndefined();
  await tab().signOut.wipeOthers('jozef');
  await tab().settings.write('session', sessionOf('maria'));
  expect(await answer()).toBeUndefined();
});

test('a session that the server ended shows nothing', async () => {
  await show('maria');
  await tab().signOut.wipeOthers(null);
  expect(await answer()).toBeUndefined();
});

test('without a network the view of that is shown, and the other one where there is none', async () => {
  await show('maria', viewOf('online'));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await answer()).toContain('Welkom, online');
  await show('maria', viewOf('offline'), false);
  expect(await answer()).toContain('Welkom, offline');
});

test.each([
  ['another address', viewOf('maria'), new URL('https://madelief.test/dashboard?tab=credits')],
  ['a link with a secret', viewOf('maria'), new URL(`https://madelief.test/dashboard#${'a'.repeat(43)}`)],
  ['something that is no view', { html: 1 }, address],
  ['a view of another day', viewOf('maria', { until: Date.now() - 1 }), address],
])('%s gets no view', async (_what, view, url) => {
  await show('maria', view);
  expect(await answer(url)).toBeUndefined();
});

test('a storage that fails or hangs keeps no page from opening', async () => {
  device.broken = true;
  expect(await answer()).toBeUndefined();
  device.broken = false;
  vi.spyOn(tab().settings, 'read').mockReturnValue(new Promise(() => undefined));
  expect(await answer()).toBeUndefined();
});
