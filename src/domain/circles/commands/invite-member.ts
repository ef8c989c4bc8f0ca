import { collections } from '#domain/collections.ts';
import {
  type RecordChange,
  type RecordCommand,
  type RecordRejection,
  recordRejected,
} from '#domain/dispatch/transaction/record-command.ts';
import {
  type CircleInvitation,
  circleInvitationSchema,
  invitationDays,
  invitationKnownDays,
} from '#domain/documents/circles/circle-invitation.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok, type Result } from '#domain/result.ts';
import { consentOf, type OnCircle } from '../circle-command.ts';
import { invitationKey } from '../family-account.ts';
import { withSee } from '../circle-rights.ts';
import { type CircleSenior, readCircleSenior } from '../circle-senior.ts';

export type Invited = Pick<CircleInvitation, 'first_name' | 'last_name' | 'email' | 'relation' | 'rights'> & {
  readonly words: string;
};

const dayMs = 24 * 60 * 60 * 1000;

const after = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

const name = 'invite-family-member';

/** The invitation and its mail: what every way of asking a person into a circle writes. It has the id of the command. */
export function invitationInto(
  senior: CircleSenior | null,
  on: OnCircle,
  { words, rights, ...person }: Invited,
  now: Date,
): Result<RecordChange<{ readonly invitation_id: string }>, RecordRejection> {
  if (senior === null) return recordRejected('customer-not-found');
  if (senior.isBlocked) return recordRejected('customer-blocked');
  if (senior.email.toLowerCase() === person.email.toLowerCase()) return recordRejected('invitation-own-address');
  const { commandId: id, seniorId: senior_id } = on;
  const invitation: CircleInvitation = {
    ...person,
    email_key: invitationKey(person.email),
    senior_id,
    senior_name: senior.name,
    rights: withSee(rights),
    consent: consentOf(on, words, now),
    language: senior.language,
    link_hashes: [],
    invited_at: now,
    valid_until: after(now, invitationDays),
    withdrawn_at: null,
    used_at: null,
    used_by: null,
    expires_at: after(now, invitationKnownDays),
  };
  const values = { name: person.first_name, senior: senior.name, invitation: id };
  const mail = newMail({ to: person.email, language: senior.language, template: 'circle-invitation', values }, now);
  return ok({
    value: { invitation_id: id },
    writes: [
      {
        kind: 'create',
        collection: collections.circleInvitations,
        id,
        data: circleInvitationSchema.parse(invitation),
      },
      {
        kind: 'create',
        collection: collections.mail,
        id: mailIdAbout('circle-invitation', id),
        data: mailSchema.parse(mail),
      },
    ],
    audit: {
      collection: collections.circleInvitations,
      document_id: id,
      before: {},
      after: { senior: senior_id, rights: invitation.rights.join(' '), consent: invitation.consent.how },
    },
  });
}

/** Asks a person into a circle, by a mail with a link. */
export const inviteMember = (on: OnCircle, invited: Invited): RecordCommand<{ readonly invitation_id: string }> => ({
  name,
  commandId: on.commandId,
  actor: on.actor,
  decide: async (transaction, { now }) =>
    invitationInto(await readCircleSenior(transaction, on.seniorId), on, invited, now),
});
