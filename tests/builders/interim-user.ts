import type { InterimUser } from '#domain/documents/interim-user.ts';

/** Maria, with a verified mail address. */
export function anInterimUser(overrides: Partial<InterimUser> = {}): InterimUser {
  return {
    id: 'maria',
    email: 'maria@madelief.test',
    first_name: 'Maria',
    last_name: 'Peeters',
    phone_number: '0470 12 34 56',
    role: 'senior',
    city: '2000',
    language: 'NL',
    full_address: 'Kerkstraat 12',
    name_city: 'Antwerpen',
    status: 'verified',
    ...overrides,
  };
}

/** The record as registration writes it: nothing is verified yet. */
export function aNewInterimUser(overrides: Partial<InterimUser> = {}): InterimUser {
  return anInterimUser({ status: 'pending_verification', ...overrides });
}
