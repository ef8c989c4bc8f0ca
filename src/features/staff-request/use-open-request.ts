import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { nextVisit } from '#domain/dispatch/board-stage.ts';
import { obstacles } from '#domain/dispatch/possible-steps.ts';
import { firstVisit } from '#domain/dispatch/read-visits.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { readKnown } from '#domain/read-known.ts';
import { noDoorCodes } from '#domain/dispatch/request-case.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { useMatches } from '#shared/staff/matching/use-matches.ts';
import type { RequestCaseFile, SeniorFile } from './request-case.ts';
import type { NamedStudent } from './use-direct-commands.ts';

interface Opened {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly file: RequestCaseFile;
  readonly senior: CachedState<SeniorFile>;
}

const noVisits: SeniorFile['visits'] = [];

/** What follows from a request that was read: its quote, the visit that actions are about, and who suits it. */
export function useOpenRequest({ acting, row, file, senior }: Opened) {
  const now = useMinute();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const quote = readKnown(quoteSchema, file.request.quote);
  const visit = file.visits.find(({ id }) => id === chosenId) ?? nextVisit(file.visits);
  const known = senior.status === 'ready' ? senior.value : null;
  // Before the request is taken nobody can be planned, and yet one sees who could.
  const planned = visit ?? firstVisit(file.request, file.request.created_at);
  const matches = useMatches(acting, {
    row,
    visit: planned,
    quote: file.request.quote,
    language: known?.customer?.language ?? null,
    needs: known?.customer?.needs ?? null,
    formerVisits: known?.visits ?? noVisits,
  });
  const best: readonly NamedStudent[] =
    matches.status === 'ready'
      ? matches.best.map(({ candidate: { profile } }) => ({ id: profile.id, name: studentName(profile) }))
      : [];
  const asked = visit?.visit.offers.find(({ answer }) => answer !== 'declined');
  const toPlan = asked === undefined ? (best[0] ?? null) : { id: asked.student_id, name: studentName(asked.student) };
  return {
    quote,
    visit,
    chooseVisit: setChosenId,
    matches,
    best,
    toPlan,
    isMine: row.taken_by?.uid === acting.actorUid,
    needsStudent: visit === null ? row.stage === 'new' : ['open', 'offered'].includes(visit.visit.state),
    obstacles: obstacles(
      { request: file.request, quote, takenBy: row.taken_by, visits: file.visits, doorCodes: noDoorCodes },
      visit,
      { now, actor: { uid: acting.actorUid, name: '' } },
    ),
  };
}
