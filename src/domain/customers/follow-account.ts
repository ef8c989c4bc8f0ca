import {
  type CustomerContact,
  type CustomerRecord,
  customerSchema,
  contactFields,
  noNeeds,
} from '../documents/customer.ts';
import { type FamilyContact, familyContactSchema } from '../documents/circles/family-contact.ts';
import { interimUserDefaults } from '../documents/interim-user.ts';
import { searchKeysOf } from '../people/search-keys.ts';

type Stored = Readonly<Record<string, unknown>>;

const defaults: Readonly<Partial<Record<keyof CustomerContact, string>>> = interimUserDefaults;

/** What an account says of its owner. A field that is invalid or was never filled in is empty. */
function contactOf(account: Stored): CustomerContact {
  const text = (name: Exclude<keyof CustomerContact, 'language'>): string => {
    const value = contactFields[name].safeParse(account[name]).data ?? '';
    return value === defaults[name] ? '' : value.trim();
  };
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone_number: text('phone_number'),
    email: text('email'),
    full_address: text('full_address'),
    city: text('city'),
    name_city: text('name_city'),
    language: contactFields.language.safeParse(account['language']).data ?? interimUserDefaults.language,
  };
}

const withoutMoment = ({ updated_at: _, ...rest }: CustomerRecord | FamilyContact) => JSON.stringify(rest);

interface StoredOfAccount {
  readonly account: Stored | null;
  readonly former: Stored | null;
}

/**
 * The record of a senior as it follows from her account; what staff wrote on it stays. Null when nothing has to be
 * written: nobody's account, one of staff, or nothing changed.
 */
export function customerOfAccount(
  seniorId: string,
  { account, former }: StoredOfAccount,
  now: Date,
): CustomerRecord | null {
  if (account === null || account['role'] !== 'senior') return null;
  const known = customerSchema.safeParse(former).data ?? null;
  const { invited: _, ...kept } = known ?? {};
  const contact = contactOf(account);
  const record: CustomerRecord = {
    confirmation: 'mail',
    relative: null,
    needs: noNeeds(),
    revision: 1,
    last_change: { action: 'register-account', by: `${contact.first_name} ${contact.last_name}`.trim(), at: now },
    ...kept,
    senior_id: seniorId,
    ...contact,
    has_account: true,
    search_keys: [...searchKeysOf(contact)],
    updated_at: now,
  };
  const parsed = customerSchema.parse(record);
  return known !== null && withoutMoment(customerSchema.parse(known)) === withoutMoment(parsed) ? null : parsed;
}

/**
 * How staff finds a family member, as it follows from her account. Null when nothing has to be written: an account of
 * somebody else, or nothing changed. She is not found by where she lives: what is asked for by postcode is a senior.
 */
export function familyContactOfAccount(
  uid: string,
  { account, former }: StoredOfAccount,
  now: Date,
): FamilyContact | null {
  if (account === null || account['role'] !== 'family') return null;
  const known = familyContactSchema.safeParse(former).data ?? null;
  const { first_name, last_name, phone_number, email } = contactOf(account);
  const contact = { first_name, last_name, phone_number, email };
  const parsed = familyContactSchema.parse({
    user_id: uid,
    ...contact,
    search_keys: [...searchKeysOf({ ...contact, city: '' })],
    updated_at: now,
  });
  return known !== null && withoutMoment(known) === withoutMoment(parsed) ? null : parsed;
}
