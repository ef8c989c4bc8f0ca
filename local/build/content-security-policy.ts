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
