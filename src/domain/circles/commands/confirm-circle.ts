import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import { confirmedAt, type OnCircle, readMember, settledMemberWrites } from '../circle-command.ts';

/** The senior says that the members she was shown may still do what they may. Those who have left meanwhile stay out. */
export const confirmCircle = (on: OnCircle, memberUids: readonly string[]): RecordCommand<object> => ({
  name: 'confirm-circle',
  commandId: on.commandId,
  actor: on.actor,
  async decide(transaction, { now }) {
    const found = await Promise.all([...new Set(memberUids)].map((uid) => readMember(transaction, on.seniorId, uid)));
    const members = found.filter((each) => each !== null);
    if (members.length < found.length) return recordRejected('not-found');
    const confirmed = members.filter((each) => each.ended_at === null);
    return ok({
      value: {},
      writes: confirmed.flatMap((each) => settledMemberWrites({ ...each, ...confirmedAt(now) })),
      audit: {
        collection: collections.circles,
        document_id: on.seniorId,
        before: {},
        after: { confirmed: confirmed.length },
      },
    });
  },
});
