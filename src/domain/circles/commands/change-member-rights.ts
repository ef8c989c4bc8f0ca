import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import {
  confirmedAt,
  consentOf,
  memberFacts,
  type OnCircle,
  readMember,
  settledMemberWrites,
} from '../circle-command.ts';
import { type CircleRight, withSee } from '../circle-rights.ts';

interface Wanted {
  readonly memberUid: string;
  /** What the screen showed. */
  readonly revision: number;
  readonly rights: readonly CircleRight[];
  readonly words: string;
}

/** Gives a member other rights. One who has left or was taken out has to be invited again. */
export const changeMemberRights = (
  on: OnCircle,
  { memberUid, revision, rights, words }: Wanted,
): RecordCommand<{ readonly revision: number }> => ({
  name: 'change-member-rights',
  commandId: on.commandId,
  actor: on.actor,
  async decide(transaction, { now }) {
    const before = await readMember(transaction, on.seniorId, memberUid);
    if (before === null) return recordRejected('not-found');
    if (before.ended_at !== null) return recordRejected('membership-ended');
    if (before.revision !== revision) {
      return recordRejected('changed-meanwhile', { action: 'change-member-rights', by: '', at: before.consent.at });
    }
    const consent = consentOf(on, words, now);
    const changed = { rights: withSee(rights), consent, ...confirmedAt(now), revision: revision + 1 };
    const after = { ...before, ...changed };
    return ok({
      value: { revision: after.revision },
      writes: settledMemberWrites(after),
      audit: {
        collection: collections.circles,
        document_id: on.seniorId,
        before: memberFacts(before),
        after: memberFacts(after),
      },
    });
  },
});
