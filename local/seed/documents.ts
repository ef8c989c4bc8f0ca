import { profileAddress } from '#domain/accounts/address.ts';
import { type CollectionName, collections } from '#domain/collections.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { type SeniorProfile, seniorProfileDefaults } from '#domain/documents/senior-profile.ts';
import { type SeedAccount, seedAccounts } from './accounts.ts';
import { catalogue } from '#domain/requests/catalogue.ts';
import { seedCircles } from './circles.ts';
import { seedPlanning, seedRequests, seedStudent } from './requests.ts';

export interface SeedDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The record of an account. */
export function userOf(account: SeedAccount): InterimUser {
  return {
    id: account.uid,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone_number: account.phone,
    role: account.role,
    city: account.postalCode,
    language: 'NL',
    full_address: account.street,
    name_city: account.town,
    status: 'verified',
    test: null,
  };
}

function profileOf(account: SeedAccount): SeniorProfile {
  return {
    ...seniorProfileDefaults,
    user_id: account.uid,
    senior_id: account.uid,
    senior_name: `${account.firstName} ${account.lastName}`,
    address: profileAddress(account.street, account.postalCode, account.town),
    age: 78,
  };
}

/** All seed documents, dated relative to `now`. */
export function seedDocuments(now: Date): readonly SeedDocument[] {
  const seniors = seedAccounts.filter(({ role }) => role === 'senior');
  return [
    ...catalogue.map((data) => ({ collection: collections.taskCategories, id: data.id, data })),
    ...seedAccounts.map(userOf).map((data) => ({ collection: collections.interimUsers, id: data.id, data })),
    ...seniors.map(profileOf).map((data) => ({ collection: collections.seniorProfiles, id: data.user_id, data })),
    ...seedCircles(now).map(({ id, data }) => ({ collection: collections.circles, id, data })),
    ...seedRequests(now).map((data) => ({ collection: collections.serviceRequests, id: data.request_id, data })),
    { collection: collections.studentProfiles, id: seedStudent.id, data: seedStudent },
    ...seedPlanning.map((data) => ({ collection: collections.planning, id: data.request_id, data })),
  ];
}
