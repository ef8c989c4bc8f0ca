import { z } from 'zod';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { HttpCall } from './http-call.ts';

/** Ten times what the longest input takes (tests/builders): far too little to keep an instance busy. */
export const mostBytes = 32_768;

export type Refusal = 403 | 405 | 413 | 415 | 400;

const jsonType = /^application\/json\s*(?:;.*)?$/i;

/**
 * What the shape of a request alone is refused for. Only our own pages may call: nothing here answers a preflight, and a
 * page of another site cannot send JSON without one. Browsers that tell where a call comes from are believed as well.
 */
function refusalOf({ method, headers, body }: HttpCall): Refusal | null {
  if (method !== 'POST') return 405;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 403;
  if (!jsonType.test(headers['content-type'] ?? '')) return 415;
  return body.byteLength > mostBytes ? 413 : null;
}

/** Half of a surrogate pair is no text: JSON can spell it, Firestore refuses it. */
const illFormed = /\p{Surrogate}/u;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !illFormed.test(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** @returns the input, or the HTTP status of why it is none. */
export function readInput<Input extends z.core.$ZodType>(
  contract: Pick<FunctionContract<Input, z.core.$ZodType>, 'input'>,
  call: HttpCall,
): { readonly input: z.output<Input> } | { readonly refused: Refusal } {
  const refused = refusalOf(call);
  if (refused !== null) return { refused };
  const parsed = z.safeParse(contract.input, parseJson(call.body));
  // What was parsed is as deep as its schema at most; what was sent may be as deep as it likes.
  return parsed.success && isStorable(parsed.data) ? { input: parsed.data } : { refused: 400 };
}
