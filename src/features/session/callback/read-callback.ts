import * as z from 'zod/mini';

/** What a link of an e-mail asks for (spec.md section 4), with Firebase's own names understood beside the specification's. */
const callbackRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recovery'), code: z.nullable(z.string()) }),
  z.object({ kind: z.literal('error'), code: z.string(), description: z.nullable(z.string()) }),
  z.object({ kind: z.literal('verify'), code: z.string() }),
  z.object({ kind: z.literal('session'), token: z.string() }),
  /** Nothing but a visit: an existing session may explain it. */
  z.object({ kind: z.literal('visit') }),
]);

export type CallbackRequest = z.infer<typeof callbackRequestSchema>;

/** No code or token of ours is longer; whatever is, is none. */
const longestCode = 4096;
const longestDescription = 200;

/** The code of a link of ours or of Firebase; null when there is none. */
export function codeIn(query: URLSearchParams): string | null {
  for (const name of ['token', 'token_hash', 'oobCode']) {
    const code = query.get(name);
    if (code !== null && code !== '' && code.length <= longestCode) return code;
  }
  return null;
}

/** Goes back into an address, so it is a word and nothing else. */
const errorWord = (error: string) => (/^[a-z_]{1,40}$/.test(error) ? error : 'unknown');

/** A way to reach somebody: an address of the web or of mail, a number to call or to pay to. */
const leadsAway = /:\/\/|www\.|@|[\p{L}\d]\.[\p{L}]{2,}|(?:\d[\s./-]*){5,}/iu;

/**
 * The words of a link that somebody else may have written. They are quoted as its words, as plain text and cut short; a
 * description that tries to lead anywhere is not shown at all.
 */
function harmlessDescription(description: string | null): string | null {
  const plain = (description ?? '')
    .slice(0, 2 * longestDescription)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (plain === '' || leadsAway.test(plain)) return null;
  return plain.length > longestDescription ? `${plain.slice(0, longestDescription).trim()}…` : plain;
}

export function readCallback(search: string, hash: string): CallbackRequest {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => query.get(name) ?? fragment.get(name);
  const [source, type, mode] = [query.get('source'), query.get('type'), query.get('mode')];
  const code = codeIn(query);
  const error = read('error');
  const recovers = (source === 'passwordReset' && type === 'recovery') || mode === 'resetPassword';
  const recoversWithCode = code !== null && (recovers || type === 'recovery');

  // A recovery that failed says so in the same address: without a code the error is all there is.
  if (recoversWithCode || (recovers && error === null)) return { kind: 'recovery', code };
  if (error !== null) {
    const description = harmlessDescription(read('error_description'));
    return { kind: 'error', code: errorWord(read('error_code') ?? error), description };
  }
  const verifies = type !== null || source === 'signup' || mode === 'verifyEmail';
  if (code !== null && verifies) return { kind: 'verify', code };
  const token = fragment.get('access_token');
  if (token !== null && token !== '' && fragment.get('refresh_token') !== null) return { kind: 'session', token };
  return { kind: 'visit' };
}

/** As the browser kept it over a reload, or null: it may be of another version of the app. */
export function readKeptCallback(state: unknown): CallbackRequest | null {
  const parsed = z.object({ callback: callbackRequestSchema }).safeParse(state);
  return parsed.success ? parsed.data.callback : null;
}
