/** What the app last showed at one of its first addresses, as this device keeps it (docs/decisions/0132-first-view.md). */
export interface KeptView {
  readonly html: string;
  readonly css: string;
  readonly title: string;
  /** The address of the script of the app that drew it: another version of the app may look different. */
  readonly script: string;
  /** The addresses of the scripts that the app loaded to draw it: the next start fetches them at once. */
  readonly files: readonly string[];
  /** The language, text size, contrast and width with which it was drawn. */
  readonly look: string;
  /** Epoch milliseconds, by the device's clock. */
  readonly keptAt: number;
  /** The moment at which something in it is no longer true, midnight in Brussels at the latest. */
  readonly until: number;
}

/** In characters. What is larger takes longer to draw than the app to start, and fills the storage. */
export const largestView = 400_000;

const addresses: ReadonlySet<string> = new Set(['/dashboard', '/dashboard?tab=my-requests', '/voor-wie', '/student']);

/** The address as it is kept under; null for one that is no first view, or has something after a `#`. */
export function firstViewAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  const address = pathname + search;
  return hash === '' && addresses.has(address) ? address : null;
}

/**
 * Without a network the app says so on every view: that is another view, so that neither jumps when the app takes over.
 */
export const viewKey = (address: string, isOnline: boolean) =>
  `first-view/${isOnline ? 'online' : 'offline'}${address}` as const;

export type ViewKey = ReturnType<typeof viewKey>;

/** Of a script that was built. */
const scriptAddress = /^\/assets\/(?:[\w-]+\/)?[\w.-]+\.js$/;

export const isScriptAddress = (address: unknown): address is string =>
  typeof address === 'string' && scriptAddress.test(address);

const texts = ['html', 'css', 'title', 'script', 'look'] as const;
const moments = ['keptAt', 'until'] as const;

/** Guards instead of a schema: the service worker includes this module. */
export function isKeptView(stored: unknown): stored is KeptView {
  if (typeof stored !== 'object' || stored === null) return false;
  const found = new Map<string, unknown>(Object.entries(stored));
  const files = found.get('files');
  return (
    Array.isArray(files) &&
    files.every(isScriptAddress) &&
    texts.every((name) => typeof found.get(name) === 'string') &&
    moments.every((name) => Number.isFinite(found.get(name)))
  );
}

/** Whether everything in it still holds. A view from the future was kept before the clock was set back. */
export const isCurrent = ({ keptAt, until }: Pick<KeptView, 'keptAt' | 'until'>, now: number): boolean =>
  keptAt <= now && now < until;

export const isTooLarge = ({ html, css }: Pick<KeptView, 'html' | 'css'>): boolean =>
  html.length + css.length > largestView;

/** The classes of components that rules are of. */
export const classesIn = (css: string): readonly string[] =>
  [...css.matchAll(/\.(?<name>css-[\w-]+)/g)].map(({ groups }) => groups?.['name'] ?? '');

/** A secret of ours (256 random bits in base64url), or a token of a session. */
const secret = /(?<![\w-])[\w-]{43}(?![\w-])|\beyJ[\w-]+\./;

/** Pictures are base64 as well, and an id with a word before it can be as long. */
const noSecret = /src="data:image\/[^"]*"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

export const holdsSecret = (html: string): boolean => secret.test(html.replaceAll(noSecret, ''));
