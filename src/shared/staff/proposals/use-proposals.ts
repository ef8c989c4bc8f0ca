import { startTransition, useEffect, useState } from 'react';
import {
  type KnownForProposals,
  proposeVisitsInSteps,
  type VisitProposal,
  type VisitToPropose,
} from '#domain/matching/propose-visits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { runInSlices } from '#lib/run-in-slices.ts';

/** What proposals are made from. */
export interface AskedProposals {
  readonly visits: readonly VisitToPropose[];
  readonly known: KnownForProposals;
  readonly now: Date;
}

interface Made<Asked extends AskedProposals> {
  readonly asked: Asked;
  readonly proposals: readonly VisitProposal[];
}

type Unknown = { readonly status: 'loading' } | { readonly status: 'failed'; readonly error: DomainError };

/** Whether what proposals are made from is known. */
export type ReadyToPropose<Asked extends AskedProposals = AskedProposals> =
  | { readonly status: 'ready'; readonly asked: Asked }
  | Unknown;

export type Proposals<Asked extends AskedProposals = AskedProposals> =
  | ({ readonly status: 'ready' } & Made<Asked>)
  | Unknown;

/**
 * Proposals for visits, made in slices between which the page answers. Those of before stand until then, also while
 * something is read anew.
 * @param ready must be stable.
 * @param isPaused while something is being done with the visits: proposals are made for those that are left, and not after
 * each of a hundred.
 */
export function useProposals<Asked extends AskedProposals>(
  ready: ReadyToPropose<Asked>,
  isPaused: boolean,
): Proposals<Asked> {
  const [made, setMade] = useState<Made<Asked> | null>(null);
  const asked = ready.status === 'ready' ? ready.asked : null;
  useEffect(() => {
    if (asked === null || isPaused) return;
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
  }, [asked, isPaused]);
  if (ready.status === 'failed') return ready;
  return made === null ? { status: 'loading' } : { status: 'ready', ...made };
}
