import { deviceCache, deviceSettings } from '#offline/device.ts';
import { deviceClock } from '#lib/clock.ts';
import { firstViewAddress, isKeptView, type KeptView, viewKey } from './kept-view.ts';
import { type ViewPage, withView } from './view-page.ts';

/** Without an answer of the storage by then, the app opens as without a view. */
const patienceMs = 400;

async function readView(actorUid: string, address: string): Promise<KeptView | null> {
  const cache = deviceCache();
  const offline = navigator.onLine ? null : await cache.read<unknown>(actorUid, viewKey(address, false));
  const row = offline ?? (await cache.read<unknown>(actorUid, viewKey(address, true)));
  return isKeptView(row?.value) ? row.value : null;
}

/** The view of whoever is signed in on this device, and of nobody else. */
async function viewOf(address: string): Promise<KeptView | null> {
  const session = await deviceSettings().read('session');
  return session === null ? null : readView(session.uid, address);
}

const inBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const policyHeader = 'Content-Security-Policy';

const hashOf = async (text: string): Promise<string> =>
  `'sha256-${inBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))}'`;

/** Allows the style and the script of this one page beside those of the app. */
async function headersFor(headers: Headers, { style, script }: ViewPage): Promise<Headers> {
  const changed = new Headers(headers);
  changed.delete('Content-Length');
  const policy = changed.get(policyHeader);
  if (policy === null) return changed;
  const [styleHash, scriptHash] = [await hashOf(style), await hashOf(script)];
  const allowing = policy
    .replace(/\bstyle-src\b/, (name) => `${name} ${styleHash}`)
    .replace(/\bscript-src\b/, (name) => `${name} ${scriptHash}`);
  changed.set(policyHeader, allowing);
  return changed;
}

/** The page with what it last showed at this address, or as it is: nothing here may keep the app from opening. */
export async function answerWithView(page: Response, url: URL): Promise<Response> {
  const address = firstViewAddress(url);
  if (address === null) return page;
  try {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    const view = await Promise.race([viewOf(address), late]);
    const drawn = view === null ? null : withView(await page.clone().text(), view, deviceClock.now().getTime());
    if (drawn === null) return page;
    return new Response(drawn.html, { headers: await headersFor(page.headers, drawn) });
  } catch {
    return page;
  }
}
