import { useEffect, useRef, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { importStudents } from '#domain/contracts/students.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { addToTally, type ImportBatch, type ImportTally, nothingImported } from './import-batches.ts';

/**
 * Imports batch after batch, until it is stopped or one fails. A batch whose answer was lost is sent again with the same
 * command id, so that it is done once.
 */
export function useImport(acting: ActingFor, batches: readonly ImportBatch[]) {
  const { ask, problem } = useDispatch(acting, importStudents);
  const [done, setDone] = useState(0);
  const [tally, setTally] = useState<ImportTally>(nothingImported);
  const [running, setRunning] = useState(false);
  const wanted = useRef(false);

  // Leaving the screen stops it after the batch that is under way.
  useEffect(() => () => void (wanted.current = false), []);

  async function run() {
    if (wanted.current) return;
    wanted.current = true;
    setRunning(true);
    for (const [index, batch] of batches.entries()) {
      if (index < done) continue;
      if (!wanted.current) break;
      const imported = await ask({ ...batch });
      if (imported === null) break;
      setDone(index + 1);
      setTally((before) => addToTally(before, imported));
    }
    wanted.current = false;
    setRunning(false);
  }

  return {
    running,
    tally,
    problem,
    /** Batches. */
    done,
    isDone: done === batches.length,
    run: () => void run(),
    stop: () => void (wanted.current = false),
  };
}
