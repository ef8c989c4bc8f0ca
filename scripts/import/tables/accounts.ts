import {
  accountLanguages,
  type InterimUser,
  interimUserDefaults,
  interimUserSchema,
} from '#domain/documents/interim-user.ts';
import { type SeniorProfile, seniorProfileDefaults, seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { textLimits } from '#domain/field-types.ts';
import { fitting } from '../fitting.ts';
import { isFirst, type Known, type OldLogin } from '../known.ts';
import type { OldRow } from '../old-row.ts';
import { readId, readMail, readMomentIfThere, readNumber, readOne, readTest, readText } from '../old-values.ts';

const bcrypt = /^\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}$/;

/** A login with the password that its owner has. */
export interface ImportedLogin extends OldLogin {
  readonly uid: string;
  /** Null of who never chose a password: "Wachtwoord vergeten" gives one. */
  readonly hash: string | null;
  readonly createdAt: Date | null;
  readonly lastSignInAt: Date | null;
}

function readHash(row: OldRow): string | null {
  const hash = row.text('encrypted_password');
  return hash === '' || bcrypt.test(hash) ? hash || null : row.refuse('encrypted_password', 'no-password');
}

/** First of all: what of a login counts for the records of its owner. Refuses nothing yet. */
export function rememberLogin(row: OldRow, { logins }: Known): void {
  const id = row.text('id');
  const email = row.text('email').toLowerCase();
  if (logins.has(id)) return;
  logins.set(id, { email, isConfirmed: readMomentIfThere(row, 'email_confirmed_at') !== null });
}

/** A login of somebody whose record fits: another would become a senior at its first sign-in. */
export function readLogin(row: OldRow, known: Known): ImportedLogin | null {
  const uid = readId(row, 'id');
  const email = readMail(row, 'email');
  const hash = readHash(row);
  if (uid !== null && !isFirst(known, 'auth_users', uid)) row.refuse('id', 'duplicate');
  const state = uid === null ? undefined : known.people.get(uid);
  if (state === 'erased') return null;
  if (uid !== null && state !== 'fits') row.refuse('id', state === undefined ? 'unknown-person' : 'person-refused');
  if (uid === null || email === null || row.misfits.length > 0) return null;
  return {
    ...{ uid, email, hash },
    isConfirmed: readMomentIfThere(row, 'email_confirmed_at') !== null,
    createdAt: readMomentIfThere(row, 'created_at'),
    lastSignInAt: readMomentIfThere(row, 'last_sign_in_at'),
  };
}

/** Only seniors: staff is made by a command, and the old system has no other accounts. */
function readRole(row: OldRow): 'senior' | null {
  return row.text('role').toLowerCase() === 'admin'
    ? row.refuse('role', 'is-staff')
    : readOne(row, 'role', ['senior'] as const, 'senior');
}

/** The address by which the person signs in counts; the record may have an older one. */
function readAddress(row: OldRow, login: OldLogin | undefined, known: Known, id: string): string | null {
  const own = login === undefined || login.email === '' ? readMail(row, 'email') : login.email;
  const owner = own === null ? undefined : known.mails.get(own);
  if (owner !== undefined && owner !== id) return row.refuse('email', 'duplicate');
  if (own !== null) known.mails.set(own, id);
  return own;
}

/** What the sign-up leaves open has the default of the specification (section 3). */
function userOf(row: OldRow, id: string, login: OldLogin | undefined, known: Known) {
  const text = (field: keyof typeof interimUserDefaults, max: number) =>
    readText(row, field, max, { fallback: interimUserDefaults[field] });
  return {
    id,
    email: readAddress(row, login, known, id),
    first_name: text('first_name', textLimits.name),
    last_name: text('last_name', textLimits.name),
    phone_number: text('phone_number', textLimits.phone),
    role: readRole(row),
    city: text('city', textLimits.postalCode),
    language: readOne(row, 'language', accountLanguages, interimUserDefaults.language),
    full_address: text('full_address', textLimits.street),
    name_city: text('name_city', textLimits.town),
    // The address is proven by the login and by nothing else.
    status: login?.isConfirmed === true ? 'verified' : 'pending_verification',
    test: readTest(row),
  };
}

export function readUser(row: OldRow, known: Known): InterimUser | null {
  const id = readId(row, 'id');
  if (id === null) return null;
  if (!isFirst(known, 'interim_users', id)) return row.refuse('id', 'duplicate');
  if (known.erased.has(id)) {
    known.people.set(id, 'erased');
    return null;
  }
  if (known.taken.has(id)) row.refuse('email', 'mail-taken');
  const user = fitting(row, interimUserSchema, userOf(row, id, known.logins.get(id), known));
  known.people.set(id, user === null ? 'refused' : 'fits');
  // Requests may name the account itself where a profile is missing.
  known.seniors.set(id, id);
  if (user !== null) known.names.set(id, `${user.first_name} ${user.last_name}`);
  return user;
}

export function readProfile(row: OldRow, known: Known): SeniorProfile | null {
  const id = readId(row, 'user_id');
  const oldId = readId(row, 'senior_id');
  const state = id === null ? undefined : known.people.get(id);
  if (id === null || state === 'erased') {
    if (id !== null && oldId !== null) known.seniors.set(oldId, id);
    return null;
  }
  if (state !== 'fits') row.refuse('user_id', state === undefined ? 'unknown-person' : 'person-refused');
  if (!isFirst(known, 'senior_profiles', id)) row.refuse('user_id', 'duplicate');
  else if (oldId !== null) known.seniors.set(oldId, id);
  const { age, mobility } = seniorProfileDefaults;
  return fitting(row, seniorProfileSchema, {
    user_id: id,
    senior_id: id,
    senior_name: readText(row, 'senior_name', 2 * textLimits.name + 1, { fallback: known.names.get(id) ?? '' }),
    address: readText(row, 'address', textLimits.address),
    age: row.text('age') === '' ? age : readNumber(row, 'age', { min: 18, max: 130 }),
    mobility: readText(row, 'mobility', textLimits.label, { fallback: mobility }),
  });
}
