import * as z from 'zod/mini';
import { maxCodeLength } from '#domain/contracts/accounts.ts';
import { valueInLink } from '#lib/link-value.ts';

/** The request in a link of an e-mail (spec.md section 4); accepts Firebase's parameter names as well. */
const callbackRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recovery'), code: z.nullable(z.string()) }),
  z.object({ kind: z.literal('error'), code: z.string(), description: z.nullable(z.string()) }),
  z.object({ kind: z.literal('verify'), code: z.string() }),
  /** Tokens of a session, which are never read: no link of ours has them. */
  z.object({ kind: z.literal('tokens') }),
  /** No parameters: an existing session may explain the visit. */
  z.object({ kind: z.literal('visit') }),
]);

export type CallbackRequest = z.infer<typeof callbackRequestSchema>;

const maxDescriptionLength = 200;

/** The action code in a link of this app or of Firebase; null without one. */
export function codeIn(address: { readonly search: string; readonly hash: string }): string | null {
  for (const name of ['token', 'token_hash', 'oobCode']) {
    const code = valueInLink(address, name);
    if (code !== null && code !== '' && code.length <= maxCodeLength) return code;
  }
  return null;
}

/** Is put into an address later, so anything but a plain word becomes `unknown`. */
const errorWord = (error: string) => (/^[a-z_]{1,40}$/.test(error) ? error : 'unknown');

/** Matches contact details: a web or mail address, a phone or account number. */
const containsContactDetails = /:\/\/|www\.|@|[\p{L}\d]\.[\p{L}]{2,}|(?:\d[\s./-]*){5,}/iu;

/**
 * The error description of a link, as plain text and cut short. Anybody can write a link, so a description that contains
 * contact details is dropped.
 */
function harmlessDescription(description: string | null): string | null {
  const plain = (description ?? '')
    .slice(0, 2 * maxDescriptionLength)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (plain === '' || containsContactDetails.test(plain)) return null;
  return plain.length > maxDescriptionLength ? `${plain.slice(0, maxDescriptionLength).trim()}…` : plain;
}

export function readCallback(search: string, hash: string): CallbackRequest {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => query.get(name) ?? fragment.get(name);
  const [source, type, mode] = [query.get('source'), query.get('type'), query.get('mode')];
  const code = codeIn({ search, hash });
  const error = read('error');
  const recovers = (source === 'passwordReset' && type === 'recovery') || mode === 'resetPassword';
  const recoversWithCode = code !== null && (recovers || type === 'recovery');

  // A failed recovery has the error in the same address: without a code the error decides.
  if (recoversWithCode || (recovers && error === null)) return { kind: 'recovery', code };
  if (error !== null) {
    const description = harmlessDescription(read('error_description'));
    return { kind: 'error', code: errorWord(read('error_code') ?? error), description };
  }
  const verifies = type !== null || source === 'signup' || mode === 'verifyEmail';
  if (code !== null && verifies) return { kind: 'verify', code };
  const hasTokens = fragment.has('access_token') || fragment.has('refresh_token');
  return { kind: hasTokens ? 'tokens' : 'visit' };
}

/** Reads the request from the browser's history state; null when another version of the app wrote it. */
export function readStoredCallback(state: unknown): CallbackRequest | null {
  const parsed = z.object({ callback: callbackRequestSchema }).safeParse(state);
  return parsed.success ? parsed.data.callback : null;
}
