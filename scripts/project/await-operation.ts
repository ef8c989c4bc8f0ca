import { setTimeout as delay } from 'node:timers/promises';
import { type GoogleApi, member } from './google-api.ts';

/** How long Google's work is waited for. */
export interface Polling {
  readonly intervalMs: number;
  readonly timeoutMs: number;
}

/** Enabling an API takes a minute, an index or a TTL policy over many documents can take an hour. */
export const defaultPolling: Polling = { intervalMs: 5_000, timeoutMs: 60 * 60_000 };

export type OperationOutcome =
  | { readonly kind: 'done'; readonly response: unknown }
  /** Google knows no such operation, or it came to nothing: it can be started again. */
  | { readonly kind: 'failed'; readonly problem: string }
  /** It goes on at Google. */
  | { readonly kind: 'unfinished'; readonly problem: string };

/** The outcome in an operation as Google shows it; null while it is at work. */
function outcomeOf(operation: unknown): OperationOutcome | null {
  if (member(operation, 'done') !== true) return null;
  const error = member(operation, 'error');
  if (error === undefined) return { kind: 'done', response: member(operation, 'response') };
  const message = member(error, 'message');
  return { kind: 'failed', problem: typeof message === 'string' ? message : JSON.stringify(error) };
}

/**
 * Waits for one of Google's long operations. A single failure of reading is no failure of the work: it is asked again until
 * the time is up.
 *
 * @param root of the API that started it, such as `https://firestore.googleapis.com/v1`.
 */
export async function awaitOperation(
  api: GoogleApi,
  root: string,
  started: unknown,
  { intervalMs, timeoutMs }: Polling = defaultPolling,
): Promise<OperationOutcome> {
  const name = member(started, 'name');
  const ended = outcomeOf(started);
  if (ended !== null) return ended;
  if (typeof name !== 'string') return { kind: 'failed', problem: 'Google answered without an operation' };
  const deadline = performance.now() + timeoutMs;
  let trouble = '';
  while (performance.now() < deadline) {
    await delay(intervalMs);
    const answer = await api({ method: 'GET', url: `${root}/${name}` });
    if (answer.kind === 'missing') return { kind: 'failed', problem: `Google knows no operation ${name}` };
    trouble = answer.kind === 'failed' ? `; last ${answer.problem}` : '';
    const outcome = answer.kind === 'answered' ? outcomeOf(answer.body) : null;
    if (outcome !== null) return outcome;
  }
  const minutes = Math.round(timeoutMs / 60_000);
  return { kind: 'unfinished', problem: `Google is still at work after ${minutes} minutes (${name})${trouble}` };
}
