import { collections } from '#domain/collections.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { circleInvitationSchema } from '#domain/documents/circles/circle-invitation.ts';
import { ok } from '#domain/result.ts';
import type { OnCircle } from '../circle-command.ts';

/** Takes back an invitation that was not used. Of another circle it looks like a missing one. */
export const withdrawInvitation = (on: OnCircle, invitationId: string): RecordCommand<object> => ({
  name: 'withdraw-invitation',
  commandId: on.commandId,
  actor: on.actor,
  async decide(transaction, { now }) {
    const stored = await readOne(transaction, collections.circleInvitations, invitationId);
    const invitation = circleInvitationSchema.safeParse(stored).data;
    if (invitation?.senior_id !== on.seniorId) return recordRejected('not-found');
    if (invitation.used_at !== null) return recordRejected('invitation-used');
    return ok({
      value: {},
      writes: [
        {
          kind: 'update',
          collection: collections.circleInvitations,
          id: invitationId,
          data: { withdrawn_at: invitation.withdrawn_at ?? now },
        },
      ],
      audit: {
        collection: collections.circleInvitations,
        document_id: invitationId,
        before: { withdrawn: invitation.withdrawn_at === null ? 'no' : 'yes' },
        after: { senior: on.seniorId, withdrawn: 'yes' },
      },
    });
  },
});
