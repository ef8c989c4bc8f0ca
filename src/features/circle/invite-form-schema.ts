import * as z from 'zod/mini';
import { relations } from '#domain/documents/circles/circle-member.ts';
import { textLimits, tidied, typedEmail } from '#domain/field-types.ts';

export const inviteFields = ['firstName', 'lastName', 'email', 'relation'] as const;

export interface InviteValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly relation: string;
  readonly book: boolean;
  readonly pay: boolean;
}

export const noInvite: InviteValues = {
  firstName: '',
  lastName: '',
  email: '',
  relation: '',
  book: false,
  pay: false,
};

/** Keys of src/i18n, namespace `circle`. */
export const inviteMessages = {
  firstName: 'first-name-required',
  email: 'email-invalid',
  relation: 'relation-required',
  tooLong: 'too-long',
} as const;

const name = z.string().check(tidied, z.maxLength(textLimits.name, inviteMessages.tooLong));

export const inviteFormSchema = z.object({
  firstName: name.check(z.minLength(1, inviteMessages.firstName)),
  lastName: name,
  email: typedEmail(inviteMessages.email),
  relation: z.enum(relations, inviteMessages.relation),
  book: z.boolean(),
  pay: z.boolean(),
});
