import { createHash } from 'node:crypto';

/** Replaces the sources of each directive; one that is left without sources allows nothing. */
function mapSources(policy: string, change: (directive: string, sources: readonly string[]) => readonly string[]) {
  return policy
    .split(';')
    .map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      const changed = change(name, sources);
      return [name, ...(changed.length > 0 ? changed : ["'none'"])].join(' ');
    })
    .join('; ');
}

/** Adds sources to one directive of a policy, without duplicates. */
export function addSources(policy: string, directive: string, sources: readonly string[]): string {
  const directives = policy.split(';').map((part) => part.trim());
  if (!directives.some((part) => part.split(' ')[0] === directive)) {
    throw new Error(`the policy has no ${directive}`);
  }
  return directives
    .map((part) => {
      const [name, ...present] = part.split(/\s+/);
      return name === directive ? [name, ...new Set([...present, ...sources])].join(' ') : part;
    })
    .join('; ');
}

const hashSource = /^'sha(?:256|384|512)-/;

/**
 * Allows the inline scripts and styles of these pages, by their hashes, and no others. The rules of components are written
 * through the CSSOM, which no policy restricts, into a style element that is empty at first.
 */
export function withPageHashes(policy: string, pages: readonly string[]): string {
  const hashes: Readonly<Record<string, readonly string[]>> = {
    'script-src': pages.flatMap(inlineScriptHashes),
    'style-src': [hashOf(''), ...pages.flatMap(inlineStyleHashes)],
  };
  return mapSources(policy, (directive, present) => {
    const its = hashes[directive];
    if (its === undefined) return present;
    // In an order that no page and no file name decides.
    const sorted = [...new Set(its)].toSorted();
    return [...present.filter((source) => !hashSource.test(source)), ...sorted];
  });
}

/** The sources of reCAPTCHA and App Check by directive: @see https://developers.google.com/recaptcha/docs/faq */
const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/**
 * Allows the frame of the reviews widget, by its origin; null allows no other frames than those of App Check, whatever
 * was allowed before.
 */
export function withReviewsWidget(policy: string, widget: URL | null): string {
  return mapSources(policy, (directive, present) => {
    if (directive !== 'frame-src') return present;
    const others = present.filter((source) => appCheckSources[directive]?.includes(source));
    return widget === null ? others : [...others, widget.origin];
  });
}

/** The functions of the app that make the address of a script: public.html, src/pwa/update.ts and a kept view. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types madelief-page madelief-worker madelief-dates";

/** Adds or removes the sources of App Check, whose reCAPTCHA makes addresses of scripts itself. */
export function withAppCheck(policy: string, isUsed: boolean): string {
  const sources = mapSources(policy, (directive, present) => {
    const its = appCheckSources[directive];
    if (its === undefined) return present;
    const others = present.filter((source) => source !== "'none'" && !its.includes(source));
    return isUsed ? [...others, ...its] : others;
  });
  const bare = sources.replaceAll(/;\s*(?:require-)?trusted-types[^;]*/g, '');
  return isUsed ? bare : `${bare}; ${trustedTypes}`;
}

const inlineScript = /<script(?![^>]*\ssrc\s*=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
const inlineStyle = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/gi;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content-Security-Policy hashes of a page's inline scripts. Data blocks (of a non-script type) are not executed and
 * need none.
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(({ groups }) => {
      const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(groups?.['attributes'] ?? '')?.[1];
      return type === undefined || /^(?:module|text\/javascript|application\/javascript)$/i.test(type);
    })
    .map(({ groups }) => hashOf(groups?.['text'] ?? ''));
}

/** The same of its style elements. Style attributes cannot be allowed in this way: no page has one. */
export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(inlineStyle)].map(({ groups }) => hashOf(groups?.['text'] ?? ''));
