import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { type CircleInvitation, circleInvitationSchema } from '#domain/documents/circles/circle-invitation.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import { type InterimUser, interimUserSchema, isBlocked } from '#domain/documents/interim-user.ts';
import { ok } from '#domain/result.ts';
import { confirmedAt, memberFacts, readMember, settledMemberWrites } from '../circle-command.ts';
import { familyAccount, type FamilyDetails } from '../family-account.ts';
import { type InvitationState, invitationState } from '../invitation-state.ts';

/** Who takes an invitation: an account whose owner holds the link that was mailed to its address. */
export interface Accepting {
  readonly commandId: string;
  readonly uid: string;
  readonly email: string;
  readonly invitationId: string;
  readonly linkHash: string;
  /** Of a new account. */
  readonly details?: FamilyDetails | undefined;
}

export interface Accepted {
  readonly senior_id: string;
  readonly senior_name: string;
}

const rejections = {
  used: 'invitation-used',
  withdrawn: 'invitation-withdrawn',
  expired: 'invitation-expired',
} as const satisfies Record<Exclude<InvitationState, 'open'>, string>;

function memberOf(
  { uid, email }: Accepting,
  invitation: CircleInvitation,
  account: InterimUser,
  former: CircleMember | null,
  now: Date,
): CircleMember {
  const { senior_id, senior_name, relation, rights, consent } = invitation;
  return {
    senior_id,
    user_id: uid,
    senior_name,
    first_name: account.first_name,
    last_name: account.last_name,
    email,
    relation,
    rights,
    consent,
    since: former?.ended_at === null ? former.since : now,
    ...confirmedAt(now),
    ended_at: null,
    ended_by: null,
    revision: (former?.revision ?? 0) + 1,
  };
}

/**
 * Takes an invitation: the membership begins, and the invitation is used. Taken again by the same account, it answers the
 * same and changes nothing. The account, the membership and the use are one transaction.
 */
export const acceptInvitation = (accepting: Accepting): RecordCommand<Accepted> => ({
  name: 'accept-invitation',
  commandId: accepting.commandId,
  actor: { uid: accepting.uid, role: 'family' },
  async decide(transaction, { now }) {
    const { uid, email, invitationId, linkHash } = accepting;
    const [stored = null, account = null] = await transaction.read([
      { collection: collections.circleInvitations, id: invitationId },
      { collection: collections.interimUsers, id: uid },
    ]);
    const invitation = circleInvitationSchema.safeParse(stored).data;
    if (invitation === undefined || !invitation.link_hashes.includes(linkHash)) return recordRejected('not-found');
    if (invitation.email.toLowerCase() !== email.toLowerCase()) return recordRejected('invitation-other-address');
    const { senior_id, senior_name } = invitation;
    const value = { senior_id, senior_name };
    const audit = { collection: collections.circles, document_id: senior_id };
    if (invitation.used_by === uid) {
      return ok({ value, writes: [], audit: { ...audit, before: {}, after: { member: uid, repeated: 'yes' } } });
    }
    const state = invitationState(invitation, now);
    if (state !== 'open') return recordRejected(rejections[state]);
    if (account !== null && account['role'] !== 'family') return recordRejected('invitation-other-role');
    if (isBlocked(account?.['blocked']) || uid === senior_id) return recordRejected('invitation-other-role');
    // Holding the link, which was mailed to this address, verifies it.
    const record = interimUserSchema.safeParse(account).data ?? familyAccount(accepting, invitation);
    const former = await readMember(transaction, senior_id, uid);
    const member = memberOf(accepting, invitation, record, former, now);
    return ok({
      value,
      writes: [
        ...(account === null
          ? [
              {
                kind: 'create',
                collection: collections.interimUsers,
                id: uid,
                data: interimUserSchema.parse(record),
              } as const,
            ]
          : []),
        ...settledMemberWrites(member),
        {
          kind: 'update',
          collection: collections.circleInvitations,
          id: invitationId,
          data: { used_at: now, used_by: uid },
        },
      ],
      audit: { ...audit, before: former === null ? {} : memberFacts(former), after: memberFacts(member) },
    });
  },
});
