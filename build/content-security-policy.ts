import { createHash } from 'node:crypto';

/** Adds sources to one directive of a policy; what is there stays, nothing is there twice. */
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

/** The same policy with the hashes of exactly these inline scripts. */
export function withScriptHashes(policy: string, hashes: readonly string[]): string {
  const bare = policy.replaceAll(/\s*'sha(?:256|384|512)-[^']*'/g, '');
  return addSources(bare, 'script-src', hashes);
}

/** Where reCAPTCHA and App Check live, by directive: @see https://developers.google.com/recaptcha/docs/faq */
const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** The same policy, wider by what App Check needs, or as narrow as it is without. */
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

/** Content-Security-Policy sources of a page's inline scripts. Data blocks (a type that is no script) run nothing. */
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
