import { startTransition, useMemo, useRef, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { WantedStudent } from '#domain/dispatch/planning-change.ts';
import type { VisitToPropose } from '#domain/matching/propose-visits.ts';
import { useSend } from '#shared/staff/dispatch/use-send.ts';
import { type MadeChange, makeChange } from '#shared/staff/planning/make-change.ts';

/** What is to be done with one visit. */
export interface Handing extends VisitToPropose {
  readonly wanted: WantedStudent;
  /** Of the new student; empty for nobody. */
  readonly name: string;
}

export interface Handed extends Handing {
  readonly made: MadeChange;
}

/** Whether something was done with the visit; what follows can have failed all the same. */
const isDealtWith = ({ made }: Handed): boolean => made.problem === null || made.done.length > 0;

export type HandingOver = ReturnType<typeof useHandingOver>;

/** Gives visits to students, after taking them off another if one has them: each by commands of its own, one after another. */
export function useHandingOver(acting: ActingFor, reason: string) {
  const { send, readAgain } = useSend(acting);
  const [handed, setHanded] = useState<ReadonlyMap<string, Handed>>(new Map());
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number } | null>(null);
  /** The screen shows a moment later that something is being done: a press meanwhile changes nothing. */
  const isRunning = useRef(false);
  const dealtWith = useMemo(
    () => new Set([...handed.values()].filter(isDealtWith).map(({ visit }) => visit.id)),
    [handed],
  );
  /** Of requests with several visits: the row that the screen shows is older than what was just done. */
  const revisions = useRef(new Map<string, number>());

  async function handOver(each: Handing): Promise<void> {
    const { visit, row, wanted } = each;
    const { date, start, minutes_planned, request_id } = visit.visit;
    const revision = Math.max(row.revision, revisions.current.get(request_id) ?? 0);
    const change = { visit, row, time: { date, start, minutes_planned }, student: wanted };
    const made = await makeChange(send, { change, revision, reason, overrules: false });
    revisions.current.set(request_id, made.revision);
    setHanded((before) => new Map(before).set(visit.id, { ...each, made }));
  }

  return {
    handed,
    /** The ids of the visits that something was done with. */
    dealtWith,
    /** null while nothing is being done. */
    progress,
    async handOverAll(all: readonly Handing[]): Promise<void> {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        for (const [index, each] of all.entries()) {
          setProgress({ done: index, count: all.length });
          await handOver(each);
        }
      } finally {
        isRunning.current = false;
        // Proposals for the visits that are left take a moment.
        startTransition(() => setProgress(null));
        readAgain();
      }
    },
  };
}
