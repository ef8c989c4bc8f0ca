import { type Place, places } from '#domain/places/places.ts';
import { profileAddress } from '#domain/accounts/address.ts';
import { customerOfAccount } from '#domain/customers/follow-account.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { type SeniorProfile, seniorProfileDefaults } from '#domain/documents/senior-profile.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { searchKeysOf } from '#domain/people/search-keys.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import type { Random } from './random.ts';

const olderNames = [
  'Maria',
  'Jozef',
  'Godelieve',
  'Frans',
  'Simonne',
  'Albert',
  'Yvonne',
  'Louis',
  'Paula',
  'Gustaaf',
  'Denise',
  'Roger',
  'Jeannine',
  'Karel',
  'Lucienne',
  'André',
  'Rosa',
  'Willy',
  'Irène',
  'Hubert',
  'Magda',
  'Herman',
  'Agnès',
  'Etienne',
] as const;

const youngerNames = [
  'Lotte',
  'Wout',
  'Amina',
  'Seppe',
  'Noor',
  'Arthur',
  'Yasmine',
  'Mats',
  'Elif',
  'Jonas',
  'Fien',
  'Adam',
  'Louise',
  'Karim',
  'Hanne',
  'Victor',
  'Sofia',
  'Lars',
  'Imane',
  'Kobe',
] as const;

const lastNames = [
  'Peeters',
  'Janssens',
  'Maes',
  'Jacobs',
  'Mertens',
  'Willems',
  'Claes',
  'Goossens',
  'Wouters',
  'De Smet',
  'Van den Berg',
  'Hermans',
  'De Vos',
  'Michiels',
  'El Amrani',
  'Yilmaz',
  'Nowak',
  'Dubois',
  'Verhoeven',
  'Cools',
  'Aerts',
  'Smets',
] as const;

const streets = [
  'Kerkstraat',
  'Molenstraat',
  'Schoolstraat',
  'Stationsstraat',
  'Lindelaan',
  'Dorpsstraat',
  'Veldstraat',
  'Beukenlaan',
  'Nieuwstraat',
  'Kapellestraat',
  'Wilgenlaan',
  'Tuinwijk',
] as const;

/** Around Antwerp, where most customers live. */
const nearby = places.filter(
  ({ latitude, longitude }) => latitude > 51.14 && latitude < 51.32 && longitude > 4.3 && longitude < 4.6,
);

const somewhere = (random: Random): Place => random.pick(random.next() < 0.8 ? nearby : places);

export interface TownSenior {
  readonly account: InterimUser;
  readonly profile: SeniorProfile;
  /** As a request has it. */
  readonly address: string;
}

/** Example people: no one of them exists, and none can sign in. */
export function townSenior(random: Random, number: number): TownSenior {
  const { postcode, town } = somewhere(random);
  const [first, last] = [random.pick(olderNames), random.pick(lastNames)];
  const street = `${random.pick(streets)} ${random.between(1, 180)}`;
  const id = `town-senior-${number}`;
  return {
    account: {
      id,
      email: `klant${number}@madelief.test`,
      first_name: first,
      last_name: last,
      phone_number: `+3247${String(1_000_000 + number).padStart(7, '0')}`,
      role: 'senior',
      city: postcode,
      language: random.next() < 0.85 ? 'NL' : 'FR',
      full_address: street,
      name_city: town,
      status: 'verified',
      test: null,
    },
    profile: {
      ...seniorProfileDefaults,
      user_id: id,
      senior_id: id,
      senior_name: `${first} ${last}`,
      address: profileAddress(street, postcode, town),
      age: random.between(70, 94),
    },
    address: `${street}, ${postcode} ${town}`,
  };
}

/** Every eighth senior of the town has no login. */
export const hasAccount = (number: number): boolean => number % 8 !== 0;

/** Staff's record of a senior of the town; without a login she hears by paper, or through her daughter. */
export function townCustomer(account: InterimUser, number: number, now: Date): CustomerRecord {
  const record = customerOfAccount(account.id, { account: { ...account }, former: null }, now);
  if (record === null) throw new RangeError('a senior has a record');
  if (hasAccount(number)) return record;
  const contact = { ...record, email: '' };
  const relative = { name: 'Els', email: `dochter${number}@madelief.test` };
  return {
    ...contact,
    has_account: false,
    search_keys: [...searchKeysOf(contact)],
    last_change: { action: 'book-for-senior', by: 'Staf Claes', at: now },
    ...(number % 16 === 0 ? { confirmation: 'relative' as const, relative } : { confirmation: 'print' as const }),
  };
}

const halfDays = [
  { from: '08:00', to: '13:00' },
  { from: '12:00', to: '18:00' },
  { from: '08:00', to: '20:00' },
  { from: '16:00', to: '21:00' },
] as const;

function week(random: Random): StudentProfile['weekly'] {
  const days = ['1', '2', '3', '4', '5', '6', '7'] as const;
  return Object.fromEntries(
    days.filter(() => random.next() < 0.55).map((day) => [day, [{ ...random.pick(halfDays) }]]),
  );
}

export function townStudent(random: Random, number: number, today: string): StudentProfile {
  const { postcode, town } = somewhere(random);
  const skills = serviceIds.filter(() => random.next() < 0.6);
  return {
    id: `town-student-${number}`,
    first_name: random.pick(youngerNames),
    last_name: random.pick(lastNames),
    residence: town,
    email: `student${number}@madelief.test`,
    phone: `+3248${String(1_000_000 + number).padStart(7, '0')}`,
    skills: skills.length > 0 ? [...skills] : ['companionship'],
    languages: random.next() < 0.3 ? ['nl', 'fr'] : ['nl', 'en'],
    postcode,
    has_car: random.next() < 0.3,
    weekly: week(random),
    exceptions: random.next() < 0.2 ? [{ date: addDaysTo(today, random.between(1, 14)), available: false }] : [],
    absences: [],
    vetted_until: random.next() < 0.93 ? addDaysTo(today, random.between(30, 400)) : addDaysTo(today, -10),
    paused: random.next() < 0.05,
    hours_by_year: { [today.slice(0, 4)]: random.between(0, random.next() < 0.1 ? 648 : 400) },
    avoids: { cats: random.next() < 0.08, dogs: random.next() < 0.08, smokers: random.next() < 0.15 },
    wished_hours_per_week: random.next() < 0.7 ? random.between(4, 14) : null,
    blocked_seniors: [],
  };
}
