import { deviceCache, deviceSettings } from '#offline/device.ts';
import { deviceClock } from '#lib/clock.ts';
import { firstViewAddress, isKeptView, type KeptView, type ViewKey, viewKey } from './kept-view.ts';
import { type ViewPage, withView } from './view-page.ts';

/** Without an answer of the storage by then, the app opens as without a view. */
const timeoutMs = 400;

/** Reads what is kept under a key; anything else than a view is none. */
export type ReadView = (key: ViewKey) => Promise<unknown>;

/** The views of whoever is signed in on this device, and of nobody else. */
export const accountView: ReadView = async (key) => {
  const session = await deviceSettings().read('session');
  return session === null ? undefined : (await deviceCache().read<unknown>(session.uid, key))?.value;
};

async function viewOf(address: string, read: ReadView): Promise<KeptView | null> {
  const offline = navigator.onLine ? undefined : await read(viewKey(address, false));
  const found = offline ?? (await read(viewKey(address, true)));
  return isKeptView(found) ? found : null;
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

/**
 * The page with what it last showed at this address; null where there is no such view, or where the storage does not say so
 * soon: nothing here may keep the app from opening.
 */
export async function answerWithView(page: Response, url: URL, read: ReadView): Promise<Response | null> {
  const address = firstViewAddress(url);
  if (address === null) return null;
  try {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
    const view = await Promise.race([viewOf(address, read), late]);
    const drawn = view === null ? null : withView(await page.clone().text(), view, deviceClock.now().getTime());
    return drawn === null ? null : new Response(drawn.html, { headers: await headersFor(page.headers, drawn) });
  } catch {
    return null;
  }
}
