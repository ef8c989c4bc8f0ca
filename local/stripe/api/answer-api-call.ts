import { createHash } from 'node:crypto';
import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import { ApiError } from '../account/api-error.ts';
import { apiVersion } from '../objects/api-version.ts';
import { parseForm } from './form-body.ts';
import { routes } from './requests.ts';

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  /** The query string without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const keyRetentionSeconds = 24 * 3_600;
const maxKeyLength = 255;
const shownKeyCharacters = 4;
const requestIdLength = 14;

function keyIn(authorization = ''): string {
  const [, scheme = '', value = ''] = /^(\w+) (.+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== 'basic') return value;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  const key = keyIn(authorization);
  if (key === secretKey) return;
  throw new ApiError(
    key === ''
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, shownKeyCharacters)}****${key.slice(-shownKeyCharacters)}`,
    { status: 401 },
  );
}

/** Other API versions have other fields, so they are rejected. */
function checkVersion(version: string = apiVersion): void {
  if (version === apiVersion) return;
  throw new ApiError(`Invalid Stripe API version: ${version}. The practice account speaks ${apiVersion} alone.`);
}

function errorBody({ type, code, param, message }: ApiError): string {
  const error = { ...(code === null ? {} : { code }), message, ...(param === null ? {} : { param }), type };
  return JSON.stringify({ error }, null, 2);
}

interface Outcome {
  readonly status: number;
  readonly body: string;
}

interface StoredAnswer extends Outcome {
  /** The request id of a replayed response; null for a new one. */
  readonly original: string | null;
}

function outcomeOf(work: () => object): Outcome {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: errorBody(error) };
    throw error;
  }
}

/**
 * Runs `work` once per idempotency key: https://docs.stripe.com/api/idempotent_requests. The first response is stored,
 * also an error, but only after the parameters were validated.
 */
function answerOncePerKey(account: Account, call: ApiCall, requestId: string, work: () => object): StoredAnswer {
  const key = call.headers['idempotency-key'];
  if (key === undefined || call.method !== 'POST') return { ...outcomeOf(work), original: null };
  if (key.length > maxKeyLength) throw new ApiError('Idempotency keys may be at most 255 characters long.');
  const fingerprint = createHash('sha256').update(`${call.path}\n${call.body}`).digest('base64');
  const known = account.tables.keys.get(key);
  if (known !== undefined && known.created + keyRetentionSeconds > account.now()) {
    if (known.fingerprint === fingerprint) return { ...known, original: known.requestId };
    throw new ApiError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  const outcome = account.atomically(() => {
    const first = outcomeOf(work);
    account.commit({ keys: [{ id: key, created: account.now(), requestId, fingerprint, ...first }] });
    return first;
  });
  return { ...outcome, original: null };
}

function answer(account: Account, secretKey: string, call: ApiCall, requestId: string): StoredAnswer {
  checkKey(call.headers['authorization'], secretKey);
  checkVersion(call.headers['stripe-version']);
  for (const { method, path, prepare } of routes) {
    const match = method === call.method ? path.exec(call.path) : null;
    if (match !== null) {
      const sent = parseForm(method === 'GET' ? call.query : call.body);
      return answerOncePerKey(account, call, requestId, prepare(account, sent, decodeURIComponent(match[1] ?? '')));
    }
  }
  throw new ApiError(
    `Unrecognized request URL (${call.method}: ${call.path}). The practice account knows the part of Stripe's interface that Madelief uses; see local/stripe/README.md.`,
    { status: 404 },
  );
}

/** Handles one API call, as documented at https://docs.stripe.com/api. Synchronous. */
export function answerApiCall(account: Account, secretKey: string, call: ApiCall): ApiAnswer {
  const requestId = newId('req_', requestIdLength);
  const key = call.headers['idempotency-key'];
  const headers = (original: string | null): Record<string, string> => ({
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': apiVersion,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(original === null ? {} : { 'idempotent-replayed': 'true', 'original-request': original }),
  });
  try {
    const { status, body, original } = answer(account, secretKey, call, requestId);
    return { status, body, headers: headers(original) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: errorBody(error), headers: headers(null) };
    throw error;
  }
}
