import { createHash } from 'node:crypto';

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

/** Adds or removes the sources of App Check. */
export function withAppCheck(policy: string, isUsed: boolean): string {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  const changed = directives.map(([name = '', ...present]) => {
    const its = appCheckSources[name];
    if (its === undefined) return [name, ...present];
    const others = present.filter((source) => source !== "'none'" && !its.includes(source));
    const sources = isUsed ? [...others, ...its] : others;
    return [name, ...(sources.length > 0 ? sources : ["'none'"])];
  });
  return changed.map((parts) => parts.join(' ')).join('; ');
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
