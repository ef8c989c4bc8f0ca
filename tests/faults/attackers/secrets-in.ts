import type { Attacker } from './attackers.ts';

const isDocumentOf = (value: unknown, uid: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.endsWith(`/${uid}`);

/**
 * The secrets that an answer tells an attacker. The attacker's own documents tell none: the attacks are made of the victims'
 * documents, and a person may write any text into the name of the own account.
 */
export function secretsIn(body: string, { uid }: Attacker, hidden: readonly string[]): readonly string[] {
  const found = hidden.filter((secret) => body.includes(secret));
  if (found.length === 0 || uid === null) return found;
  let rest: string;
  try {
    rest = JSON.stringify(JSON.parse(body), (_key, value: unknown) => (isDocumentOf(value, uid) ? null : value));
  } catch {
    return found;
  }
  return found.filter((secret) => rest.includes(secret));
}
