import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import type { DispatchProblem } from '#shared/staff/dispatch/use-dispatch.ts';
import { type Answered, createKeyedSend } from '#shared/staff/dispatch/use-send.ts';
import { callOne, keyOfOne, type OneOfMany } from './send-many.ts';

/** What came of one request; null when it was done. */
export type OneOutcome = DispatchProblem | null;

export function outcomeOf(answered: Answered): OneOutcome {
  if (!answered.ok) return { kind: 'failed', error: answered.error };
  if (answered.value.outcome === 'done') return null;
  const { code, conflict } = answered.value;
  return { kind: 'rejected', code, conflict };
}

/**
 * Takes a step on many requests: one after another, each a command of its own, until all are done or it is stopped. What
 * failed can be sent again, and is then done once.
 */
export function useMany(acting: ActingFor) {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, OneOutcome>>(new Map());
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number } | null>(null);
  const [send] = useState(() => createKeyedSend(keyOfOne, callOne, mintId));
  const wanted = useRef(false);

  // Leaving the screen stops it after the command that is under way.
  useEffect(() => () => void (wanted.current = false), []);

  async function run(all: readonly OneOfMany[]): Promise<void> {
    if (wanted.current) return;
    wanted.current = true;
    for (const [index, one] of all.entries()) {
      if (!wanted.current) break;
      setProgress({ done: index, count: all.length });
      const outcome = outcomeOf(await send(one));
      setOutcomes((before) => new Map(before).set(one.row.request_id, outcome));
    }
    wanted.current = false;
    setProgress(null);
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  }

  return {
    /** By request; those that are not in it were not begun. */
    outcomes,
    /** null while nothing is being done. */
    progress,
    run: (all: readonly OneOfMany[]) => void run(all),
    stop: () => void (wanted.current = false),
  };
}
