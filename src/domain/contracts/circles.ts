import * as z from 'zod/mini';
import { circleInvitationSchema } from '../documents/circles/circle-invitation.ts';
import { circleMemberSchema } from '../documents/circles/circle-member.ts';
import { calendarHash } from '../documents/helper-link.ts';
import { interimUserSchema } from '../documents/interim-user.ts';
import { documentId, exactText } from '../field-types.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const { relation, rights, first_name, last_name, email, revision } = circleMemberSchema.shape;

/** Minted by the screen per press: a repetition is answered as the first time. */
const command = { command_id: z.uuid() };
/** What the senior agreed to, as her screen said it, or as staff wrote down what she said. */
const words = circleMemberSchema.shape.consent.shape.words;
const ofSenior = { senior_id: documentId };
const invited = { first_name, last_name, email, relation, rights, words };
const changed = { member_uid: documentId, revision, rights, words };
const onMember = { member_uid: documentId };
const confirmed = z.array(documentId).check(z.minLength(1), z.maxLength(50));

const invitationOutput = recordOutput({ invitation_id: documentId });
const memberOutput = recordOutput({ revision });
const done = recordOutput({});

/**
 * The senior asks a person into her circle: a mail with a link, which can be used once and for seven days. Too many in a day:
 * `too-many-mails`.
 */
export const inviteFamilyMember = functionContract({
  name: 'invite-family-member',
  input: z.strictObject({ ...command, ...invited }),
  output: invitationOutput,
});

/** The senior takes back an invitation that was not used: its link stops at once. */
export const withdrawInvitation = functionContract({
  name: 'withdraw-invitation',
  input: z.strictObject({ ...command, invitation_id: documentId }),
  output: done,
});

/** The senior gives a member other rights, which hold from the next request on. */
export const changeMemberRights = functionContract({
  name: 'change-member-rights',
  input: z.strictObject({ ...command, ...changed }),
  output: memberOutput,
});

/** The senior says that her circle still holds: the yearly question. */
export const confirmCircle = functionContract({
  name: 'confirm-circle',
  input: z.strictObject({ ...command, member_uids: confirmed }),
  output: done,
});

/** The same by staff, who writes down what the senior said on the phone. */
export const inviteForCustomer = functionContract({
  name: 'invite-for-customer',
  input: z.strictObject({ ...command, ...ofSenior, ...invited }),
  output: invitationOutput,
});

export const withdrawForCustomer = functionContract({
  name: 'withdraw-for-customer',
  input: z.strictObject({ ...command, ...ofSenior, invitation_id: documentId }),
  output: done,
});

export const changeRightsForCustomer = functionContract({
  name: 'change-rights-for-customer',
  input: z.strictObject({ ...command, ...ofSenior, ...changed }),
  output: memberOutput,
});

export const endMembershipForCustomer = functionContract({
  name: 'end-membership-for-customer',
  input: z.strictObject({ ...command, ...ofSenior, ...onMember }),
  output: done,
});

export const confirmForCustomer = functionContract({
  name: 'confirm-for-customer',
  input: z.strictObject({ ...command, ...ofSenior, member_uids: confirmed }),
  output: done,
});

/** The secret of a mailed link. */
const token = exactText(128, 1);

/**
 * What a mailed invitation says. Needs no sign-in: the link came to that address. Rejected as `invitation-used`,
 * `-withdrawn` or `-expired`; `not-found` for a secret that was never mailed.
 */
export const readInvitation = functionContract({
  name: 'read-invitation',
  input: z.strictObject({ token }),
  output: recordOutput({ senior_name: circleInvitationSchema.shape.senior_name, first_name, last_name, email, rights }),
});

/**
 * Takes an invitation, once. Needs a sign-in with the address that it was mailed to, which the link verifies. An account
 * without a record becomes one of role `family`; one of another role is refused.
 */
export const acceptInvitation = functionContract({
  name: 'accept-invitation',
  input: z.strictObject({
    ...command,
    token,
    /** Of a new account. */
    details: z.optional(
      z.strictObject({
        first_name,
        last_name: interimUserSchema.shape.last_name,
        language: interimUserSchema.shape.language,
      }),
    ),
  }),
  output: recordOutput({ ...ofSenior, senior_name: circleInvitationSchema.shape.senior_name }),
});

/** For whom the caller may act: what has not ended, by name; and the address of her calendar, null without one. */
export const readCircles = functionContract({
  name: 'read-circles',
  input: z.strictObject({}),
  output: z.strictObject({
    circles: z
      .array(
        z.strictObject({
          ...ofSenior,
          senior_name: circleMemberSchema.shape.senior_name,
          relation,
          rights,
          since: z.iso.datetime(),
        }),
      )
      .check(z.maxLength(200)),
    calendar: z.nullable(z.strictObject({ hash: calendarHash, made_at: z.iso.datetime() })),
  }),
});
