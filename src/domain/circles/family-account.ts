import type { CircleInvitation } from '../documents/circles/circle-invitation.ts';
import { type InterimUser, interimUserDefaults } from '../documents/interim-user.ts';

export type FamilyDetails = Pick<InterimUser, 'first_name' | 'last_name' | 'language'>;

interface FamilyLogin {
  readonly uid: string;
  /** Verified. */
  readonly email: string;
  /** What she said herself; else what the senior said of her counts. */
  readonly details?: FamilyDetails | undefined;
}

/** The record of a new account of somebody who was invited into a circle. */
export function familyAccount({ uid, email, details }: FamilyLogin, invitation: FamilyDetails): InterimUser {
  const { first_name, last_name, language } = details ?? invitation;
  return {
    ...interimUserDefaults,
    id: uid,
    email,
    first_name,
    last_name: last_name === '' ? interimUserDefaults.last_name : last_name,
    language,
    role: 'family',
    status: 'verified',
    test: null,
  };
}

/** The form in which an invitation is found by an address: addresses differ in letter case for nobody. */
export const invitationKey = (email: string): CircleInvitation['email_key'] => email.toLowerCase();
