import { z } from 'zod';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import { bodySize, type HttpCall } from './http-call.ts';

/** Room for the longest input, which is a photo (src/domain/students/photo), and for ten times any other. */
export const maxBytes = 32_768;

type RejectionStatus = 403 | 405 | 413 | 415 | 400;

const jsonType = /^application\/json\s*(?:;.*)?$/i;

/**
 * The status with which a request is rejected before its input is read; null if it is not. Only our own pages may call:
 * functions answer no preflight, which a page of another site needs to send JSON, and Sec-Fetch-Site is checked besides.
 */
function rejectionOf(call: HttpCall): RejectionStatus | null {
  const { method, headers } = call;
  if (method !== 'POST') return 405;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 403;
  if (!jsonType.test(headers['content-type'] ?? '')) return 415;
  return bodySize(call) > maxBytes ? 413 : null;
}

/** A lone surrogate: valid in JSON, rejected by Firestore. */
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

/** @returns the valid input, or the HTTP status of the rejection. */
export function readInput<Input extends z.core.$ZodType>(
  contract: Pick<FunctionContract<Input, z.core.$ZodType>, 'input'>,
  call: HttpCall,
): { readonly input: z.output<Input> } | { readonly rejected: RejectionStatus } {
  const rejected = rejectionOf(call);
  if (rejected !== null) return { rejected };
  const parsed = z.safeParse(contract.input, parseJson(call.body));
  // Checked after parsing: the depth of the result is bounded by the schema.
  return parsed.success && isStorable(parsed.data) ? { input: parsed.data } : { rejected: 400 };
}
