import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { CachedValue, CachedResult } from './cached-state.ts';

export interface CachedReader<Value> {
  /** The value on the screen now. */
  readonly shown: () => CachedResult<Value> | undefined;
  readonly readCopy: () => Promise<CachedValue<Value> | null>;
  /** @param askedAt epoch milliseconds. */
  readonly writeCopy: (value: CachedValue<Value>, askedAt: number) => Promise<void>;
  readonly readServer: () => Promise<Result<Value, DomainError>>;
  /** Shows a value while the server is still being asked. */
  readonly show: (result: CachedResult<Value>) => void;
  /** False once the person has signed out: a later answer is neither shown nor stored. */
  readonly isWanted: () => boolean;
  /** The wait between two attempts. */
  readonly pause: () => Promise<void>;
  /** Resolves when the screen must report that the server cannot be reached. */
  readonly timeout: () => Promise<void>;
  readonly now: () => number;
}

const unreachable: DomainError = { code: 'network' };

/** Not the time: a device's clock may be set back between two reads. */
let turns = 0;

/** Retries once after a transient failure (spec.md section 7: retry 1), but not at each poll of an outage. */
async function askServer<Value>({
  shown,
  readServer,
  pause,
}: CachedReader<Value>): Promise<Result<Value, DomainError>> {
  const inOutage = (shown()?.error ?? null) !== null;
  const first = await readServer();
  if (first.ok || inOutage || !isTransient(first.error.code)) return first;
  await pause();
  return readServer();
}

/**
 * Asks the server and reads the device copy concurrently, because a device's storage can hang. A failure never replaces
 * a known value, and its error stays until an answer arrives: clearing it at each poll would make the notice flicker
 * and a screen reader repeat it. A connection that hangs counts as a failure after the timeout; an answer that arrives
 * later is still shown. Reads overlap (a receipt starts one while another is on its way): an answer never replaces that
 * of a read that began later, on the screen or as the copy.
 */
export async function readCached<Value>(reader: CachedReader<Value>): Promise<CachedResult<Value>> {
  const before = reader.shown();
  const askedAt = reader.now();
  turns += 1;
  const turn = turns;
  let answered = false;
  let timedOut = false;

  async function takeCopy(): Promise<void> {
    if (before !== undefined) return;
    const copy = await reader.readCopy();
    if (copy === null || answered || !reader.isWanted()) return;
    reader.show({ known: copy, error: timedOut ? unreachable : null });
  }

  /** Keeps what is on the screen now, which another read may have brought since this one began. */
  const failed = (error: DomainError): CachedResult<Value> => ({ known: null, ...reader.shown(), error });

  async function takeAnswer(): Promise<CachedResult<Value>> {
    const result = await askServer(reader);
    if (!result.ok) {
      await copying;
      return failed(result.error);
    }
    answered = true;
    const shown = reader.shown();
    if (shown?.turn !== undefined && shown.turn > turn) return shown;
    const fresh = { known: { value: result.value, savedAt: reader.now() }, error: null, turn };
    if (!reader.isWanted()) return fresh;
    reader.show(fresh);
    void reader.writeCopy(fresh.known, askedAt);
    return fresh;
  }

  async function timeOut(): Promise<CachedResult<Value>> {
    await reader.timeout();
    timedOut = true;
    return failed(unreachable);
  }

  const copying = takeCopy();
  return Promise.race([takeAnswer(), timeOut()]);
}
