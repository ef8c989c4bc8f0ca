import { collections } from '#domain/collections.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { aCircleMember } from '#tests/builders/circle.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aBalance } from '#tests/builders/payments/credits.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import type { PlainValue } from '#tests/rules/documents/field-value.ts';
import type { Kind, Victim } from './victims.ts';

export const attackerRoles = [
  'visitor',
  'other senior',
  'family with see',
  'student',
  'blocked staff',
  'staff without factor',
  'dispatch',
  'finance',
] as const;

export type AttackerRole = (typeof attackerRoles)[number];

export interface Attacker {
  readonly role: AttackerRole;
  /** Null for a visitor, and for a student, who has a link and no account. */
  readonly uid: string | null;
}

type StoredDocument = readonly [path: string, data: { readonly [field: string]: PlainValue }];

const accountRoles: Readonly<Partial<Record<AttackerRole, 'senior' | 'family' | 'admin' | 'dispatch' | 'finance'>>> = {
  'other senior': 'senior',
  'family with see': 'family',
  'blocked staff': 'admin',
  'staff without factor': 'admin',
  dispatch: 'dispatch',
  finance: 'finance',
};

/** An attacker of each role; `name` tells those of different runs apart. */
export const attackersOf = (name: string): readonly Attacker[] =>
  attackerRoles.map((role) => ({
    role,
    uid: accountRoles[role] === undefined ? null : `attacker-${name}-${role.replaceAll(' ', '-')}`,
  }));

/** What the product stored of an attacker: the accounts are real, and may do what their role may. */
export function documentsOf({ role, uid }: Attacker, [watched]: readonly Victim[]): readonly StoredDocument[] {
  const accountRole = accountRoles[role];
  if (uid === null || accountRole === undefined) return [];
  const email = `${uid}@attackers.test`;
  const blocked = role === 'blocked staff' ? { blocked: true } : {};
  const account: StoredDocument = [
    `${collections.interimUsers}/${uid}`,
    anInterimUser({ id: uid, email, role: accountRole, ...blocked }),
  ];
  if (role === 'other senior') {
    return [
      account,
      [`${collections.seniorProfiles}/${uid}`, aSeniorProfile({ user_id: uid, senior_id: uid })],
      [`${collections.userCredits}/${uid}`, aBalance({ user_id: uid, balance: 0 })],
    ];
  }
  if (role !== 'family with see' || watched === undefined) return [account];
  const path = `${collections.circles}/${memberPath(watched.uid, uid)}`;
  return [account, [path, aCircleMember({ senior_id: watched.uid, user_id: uid, rights: ['see'] })]];
}

/** The claims of the token; that of staff without a factor lacks the one of a second factor. */
export function claimsOf({ role, uid }: Attacker): Readonly<Record<string, unknown>> {
  const email = `${uid}@attackers.test`;
  const isStaff = role === 'blocked staff' || role === 'dispatch' || role === 'finance';
  const factor = isStaff ? { sign_in_second_factor: 'totp', second_factor_identifier: `factor-${uid}` } : {};
  const firebase = { sign_in_provider: 'password', identities: { email: [email] }, ...factor };
  const auth_time = Math.floor(Date.now() / 1000);
  return { sub: uid, user_id: uid, email, email_verified: true, auth_time, firebase };
}

const staffReads: readonly Kind[] = ['account', 'work'];

/** What a role may read of a victim, by her rules: everything else that it learns is a breach. */
function mayRead(role: AttackerRole, kind: Kind, isWatched: boolean): boolean {
  switch (role) {
    case 'family with see':
      return isWatched && kind === 'work';
    case 'dispatch':
      return staffReads.includes(kind) || kind === 'leads';
    case 'finance':
      return staffReads.includes(kind) || kind === 'money';
    case 'visitor':
    case 'other senior':
    case 'student':
    case 'blocked staff':
    case 'staff without factor':
      return false;
  }
}

/** The secrets that an answer to this attacker must not hold. */
export const hiddenFrom = ({ role }: Attacker, victims: readonly Victim[]): readonly string[] =>
  victims.flatMap(({ documents }, index) =>
    documents.filter(({ kind }) => !mayRead(role, kind, index === 0)).map(({ secret }) => secret),
  );
