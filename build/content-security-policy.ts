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

/** Replaces the script hashes of a policy by these. */
export function withScriptHashes(policy: string, hashes: readonly string[]): string {
  const bare = policy.replaceAll(/\s*'sha(?:256|384|512)-[^']*'/g, '');
  return addSources(bare, 'script-src', hashes);
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

/** Adds or removes the sources of App Check. */
export function withAppCheck(policy: string, isUsed: boolean): string {
  return mapSources(policy, (directive, present) => {
    const its = appCheckSources[directive];
    if (its === undefined) return present;
    const others = present.filter((source) => source !== "'none'" && !its.includes(source));
    return isUsed ? [...others, ...its] : others;
  });
}

const inlineScript = /<script(?![^>]*\ssrc\s*=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;

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
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['text'] ?? '')
          .digest('base64')}'`,
    );
}
