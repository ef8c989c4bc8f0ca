import { startTransition, useEffect, useState } from 'react';
import {
  type KnownForProposals,
  proposeVisitsInSteps,
  type VisitProposal,
  type VisitToPropose,
} from '#domain/matching/propose-visits.ts';
import { runInSlices } from '#lib/run-in-slices.ts';

/** What proposals are made from. */
export interface AskedProposals {
  readonly visits: readonly VisitToPropose[];
  readonly known: KnownForProposals;
  readonly now: Date;
}

export interface MadeProposals<Asked extends AskedProposals> {
  readonly asked: Asked;
  readonly proposals: readonly VisitProposal[];
}

/**
 * Proposals for visits, made in slices between which the page answers. Those of before stand until then; null before the
 * first.
 * @param asked must be stable; null while something is not known yet.
 */
export function useProposals<Asked extends AskedProposals>(asked: Asked | null): MadeProposals<Asked> | null {
  const [made, setMade] = useState<MadeProposals<Asked> | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    const work = proposeVisitsInSteps(asked.visits, asked.known, asked.now);
    runInSlices(work, { isWanted: () => isWanted }).then(
      (proposals) => {
        if (proposals !== null && isWanted) startTransition(() => setMade({ asked, proposals }));
      },
      (error: unknown) => {
        // To the error boundary of the screen.
        setMade(() => {
          throw error;
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return made;
}
