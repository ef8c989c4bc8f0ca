import { createHash } from 'node:crypto';
import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import { Refusal } from '../account/refusal.ts';
import { apiVersion } from '../objects/api-version.ts';
import { parseForm } from './form-body.ts';
import { routes } from './requests.ts';

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const keysKeptSeconds = 24 * 3_600;
const longestKey = 255;
const shownOfKey = 4;
const requestIdLength = 14;

function keyIn(authorization = ''): string {
  const [, scheme = '', value = ''] = /^(\w+) (.+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== 'basic') return value;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  const key = keyIn(authorization);
  if (key === secretKey) return;
  throw new Refusal(
    key === ''
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, shownOfKey)}****${key.slice(-shownOfKey)}`,
    { status: 401 },
  );
}

/** Another version has other fields; answering in ours would be a lie. */
function checkVersion(version: string = apiVersion): void {
  if (version === apiVersion) return;
  throw new Refusal(`Invalid Stripe API version: ${version}. The practice account speaks ${apiVersion} alone.`);
}

function errorBody({ type, code, param, message }: Refusal): string {
  const error = { ...(code === null ? {} : { code }), message, ...(param === null ? {} : { param }), type };
  return JSON.stringify({ error }, null, 2);
}

interface Outcome {
  readonly status: number;
  readonly body: string;
}

interface Kept extends Outcome {
  /** Of the call whose answer this is again; null when it is this one's. */
  readonly original: string | null;
}

function outcomeOf(work: () => object): Outcome {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: errorBody(error) };
    throw error;
  }
}

/**
 * Does it once for each idempotency key: https://docs.stripe.com/api/idempotent_requests. What the first one was
 * answered is kept, a refusal too, from the moment that its parameters were found to be right.
 */
function onceForKey(account: Account, call: ApiCall, requestId: string, work: () => object): Kept {
  const key = call.headers['idempotency-key'];
  if (key === undefined || call.method !== 'POST') return { ...outcomeOf(work), original: null };
  if (key.length > longestKey) throw new Refusal('Idempotency keys may be at most 255 characters long.');
  const fingerprint = createHash('sha256').update(`${call.path}\n${call.body}`).digest('base64');
  const known = account.tables.keys.get(key);
  if (known !== undefined && known.created + keysKeptSeconds > account.now()) {
    if (known.fingerprint === fingerprint) return { ...known, original: known.requestId };
    throw new Refusal(
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

function answer(account: Account, secretKey: string, call: ApiCall, requestId: string): Kept {
  checkKey(call.headers['authorization'], secretKey);
  checkVersion(call.headers['stripe-version']);
  for (const { method, path, prepare } of routes) {
    const match = method === call.method ? path.exec(call.path) : null;
    if (match !== null) {
      const sent = parseForm(method === 'GET' ? call.query : call.body);
      return onceForKey(account, call, requestId, prepare(account, sent, decodeURIComponent(match[1] ?? '')));
    }
  }
  throw new Refusal(
    `Unrecognized request URL (${call.method}: ${call.path}). The practice account knows the part of Stripe's interface that Madelief uses; see local/stripe/README.md.`,
    { status: 404 },
  );
}

/** One call of the interface, as https://docs.stripe.com/api says; everything happens before this returns. */
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
    if (error instanceof Refusal) return { status: error.status, body: errorBody(error), headers: headers(null) };
    throw error;
  }
}
