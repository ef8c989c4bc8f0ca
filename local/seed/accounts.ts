import type { Role } from '#domain/accounts/roles.ts';

/** An account of the seed data, with the credentials to sign in. */
export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly phone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
}

/** The password of all seed accounts. Not secret: it only protects sample data on the local machine. */
export const seedPassword = 'Welkom-2026';

export const maria = {
  uid: 'seed-maria',
  email: 'maria@madelief.test',
  firstName: 'Maria',
  lastName: 'Peeters',
  role: 'senior',
  phone: '+32470000001',
  street: 'Kerkstraat 12',
  postalCode: '2000',
  town: 'Antwerpen',
} as const satisfies SeedAccount;

export const jozef = {
  uid: 'seed-jozef',
  email: 'jozef@madelief.test',
  firstName: 'Jozef',
  lastName: 'Janssens',
  role: 'senior',
  phone: '+32470000002',
  street: 'Molenstraat 5',
  postalCode: '9000',
  town: 'Gent',
} as const satisfies SeedAccount;

export const staf = {
  uid: 'seed-staf',
  email: 'staf@madelief.test',
  firstName: 'Staf',
  lastName: 'Claes',
  role: 'admin',
  phone: '+32470000003',
  street: 'Voorbeeldstraat 1',
  postalCode: '2000',
  town: 'Antwerpen',
} as const satisfies SeedAccount;

/** Maria's daughter, who also sees when help comes to her neighbour Jozef. */
export const els = {
  uid: 'seed-els',
  email: 'els@madelief.test',
  firstName: 'Els',
  lastName: 'Wouters',
  role: 'family',
  phone: '+32470000005',
  street: 'Stationsstraat 8',
  postalCode: '8000',
  town: 'Brugge',
} as const satisfies SeedAccount;

/** A second staff member, for what needs two: she comes with the example town. */
export const nele = {
  uid: 'office-nele',
  email: 'nele@madelief.test',
  firstName: 'Nele',
  lastName: 'Maes',
  role: 'admin',
  phone: '+32470000004',
  street: 'Voorbeeldstraat 2',
  postalCode: '2018',
  town: 'Antwerpen',
} as const satisfies SeedAccount;

export const seedAccounts: readonly SeedAccount[] = [maria, jozef, els, staf];
