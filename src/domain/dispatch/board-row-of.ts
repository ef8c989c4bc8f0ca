import type { BoardRow, LastChange } from '../documents/board-row.ts';
import { textLimits } from '../field-types.ts';
import { requestReference } from '../requests/request-reference.ts';
import type { MemberNames } from '../circles/member-names.ts';
import { longestMove } from '../visits/visit-move.ts';
import { readRequestStatus } from '../requests/request-status.ts';
import { boardStage, needsAttentionAt, nextVisit } from './board-stage.ts';
import type { RequestCase } from './request-case.ts';

/** What the board shows of a senior; empty where the account does not have it. */
export interface BoardCustomer {
  readonly name: string;
  readonly phone: string;
  readonly postcode: string;
  readonly town: string;
  /** Those of her circle who asked for something. Left out where none did. */
  readonly members?: MemberNames;
}

interface Bookkeeping {
  readonly lastChange: LastChange;
  readonly revision: number;
  readonly matchedAt: Date | null;
  /** Of an undone command: see the row's `restores`. */
  readonly restores?: number | undefined;
  readonly now: Date;
}

/** Older requests hold any number of hours. */
const maxMinutes = 7 * 24 * 60;

/** Who of her circle asked for the request, and for the move that waits. */
function askers({ request, visits }: RequestCase, members: MemberNames): Pick<BoardRow, 'asked_by' | 'move_asked_by'> {
  const asked = members.get(request.actor_uid ?? '');
  const moved = members.get(longestMove(visits)?.asked_by ?? '');
  return {
    ...(asked === undefined ? {} : { asked_by: asked }),
    ...(moved === undefined ? {} : { move_asked_by: moved }),
  };
}

/** Returns the board's row of a case. An unknown stored status counts as submitted: somebody has to look. */
export function boardRowOf(
  state: RequestCase,
  customer: BoardCustomer,
  { lastChange, revision, matchedAt, restores, now }: Bookkeeping,
): BoardRow {
  const { request, quote, takenBy, visits } = state;
  const status = readRequestStatus(request.status) ?? 'submitted';
  const stage = boardStage(status, quote, visits);
  const next = nextVisit(visits)?.visit;
  const student = next?.student_profiles ?? null;
  const minutes = Math.min(maxMinutes, Math.max(0, Math.round(request.hours_requested * 60)));
  return {
    request_id: request.request_id,
    reference: requestReference(request.request_id, request.created_at).slice(0, textLimits.label),
    senior_id: request.senior_id,
    senior_name: customer.name,
    phone: customer.phone,
    postcode: customer.postcode,
    town: customer.town,
    service: request.task_category_id.slice(0, textLimits.id),
    date: (next?.date ?? request.request_date).slice(0, textLimits.label),
    time: next?.start ?? request.preferred_time,
    minutes: next?.minutes_planned ?? minutes,
    created_at: request.created_at,
    status,
    stage,
    needs_attention_at: needsAttentionAt(stage, visits),
    matched_at: matchedAt,
    move_asked_at: longestMove(visits)?.asked_at ?? null,
    ...askers(state, customer.members ?? new Map()),
    taken_by: takenBy,
    student:
      student === null || next?.studentprofile_id == null
        ? null
        : { id: next.studentprofile_id, name: `${student.first_name} ${student.last_name}` },
    last_change: lastChange,
    revision,
    ...(restores === undefined ? {} : { restores }),
    updated_at: now,
  };
}
