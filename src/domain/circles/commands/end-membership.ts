import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import { ok } from '#domain/result.ts';
import { memberFacts, type OnCircle, readMember, settledMemberWrites } from '../circle-command.ts';

interface Ended {
  readonly memberUid: string;
  readonly by: NonNullable<CircleMember['ended_by']>;
}

/** Ends a membership at once. Ending it again changes nothing: who was first is kept. */
export const endMembership = (on: OnCircle, { memberUid, by }: Ended): RecordCommand<object> => ({
  name: 'end-membership',
  commandId: on.commandId,
  actor: on.actor,
  async decide(transaction, { now }) {
    const before = await readMember(transaction, on.seniorId, memberUid);
    if (before === null) return recordRejected('not-found');
    const after: CircleMember =
      before.ended_at === null
        ? { ...before, ended_at: now, ended_by: by, ask_at: null, asked_at: null, revision: before.revision + 1 }
        : before;
    return ok({
      value: {},
      writes: after === before ? [] : settledMemberWrites(after),
      audit: {
        collection: collections.circles,
        document_id: on.seniorId,
        before: memberFacts(before),
        after: memberFacts(after),
      },
    });
  },
});
