import type { SignUpDetails } from '#lib/sign-in/sign-up-details.ts';
import type { StoredRegistration } from './registration-draft.ts';

export const emptyRegistration: Omit<StoredRegistration, 'language'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  full_address: '',
  city: '',
  name_city: '',
};

/** The values of the form for a person who signed up just before: the first word is the first name. */
export function carriedOver({ fullName, email, phone, postcode }: SignUpDetails): typeof emptyRegistration {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { ...emptyRegistration, firstName, lastName: others.join(' '), email, phone, city: postcode };
}
