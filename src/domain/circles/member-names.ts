import type { StoredServiceRequest } from '../documents/service-request.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { DocumentTransaction } from '../dispatch/transaction/document-transaction.ts';
import { waitingMove } from '../visits/visit-move.ts';
import { readMember } from './circle-command.ts';

/** What those are called who acted for a senior, by uid; of a membership that ended as well. */
export type MemberNames = ReadonlyMap<string, string>;

/**
 * Reads who of the senior's circle asked for a request, or for a move of its visits.
 * @param actorUid who gives the command that is run; null where it is no member.
 */
export async function readMemberNames(
  transaction: DocumentTransaction,
  request: Pick<StoredServiceRequest, 'senior_id' | 'actor_uid'>,
  visits: readonly StoredVisit[],
  actorUid: string | null,
): Promise<MemberNames> {
  const acted = [request.actor_uid, actorUid, ...visits.map(({ visit }) => waitingMove(visit)?.asked_by)];
  const uids = [...new Set(acted.flatMap((uid) => (uid == null || uid === request.senior_id ? [] : [uid])))];
  const found = await Promise.all(uids.map((uid) => readMember(transaction, request.senior_id, uid)));
  return new Map(
    found.flatMap((member): [string, string][] =>
      member === null ? [] : [[member.user_id, `${member.first_name} ${member.last_name}`.trim()]],
    ),
  );
}
