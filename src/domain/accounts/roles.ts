import type { ActingFor } from './acting-for.ts';

/** `admin` is the staff role. Only functions and the Admin SDK write roles. */
export const roles = ['senior', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Who gives a command. A student has a personal link and no account, and a timer is nobody: neither is a role to sign in with. */
export const actorRoles = [...roles, 'student', 'timer'] as const;

export type ActorRole = (typeof actorRoles)[number];

/** Rights on the records of one senior. Each can also be granted to a member of her circle. */
export const rights = [
  'requests.list',
  'requests.create',
  'requests.cancel',
  'requests.answer',
  'visits.view',
  'visits.approve',
  'profile.view',
  'profile.edit',
  'credits.view',
  'credits.buy',
  'credits.refund',
  'notifications.view',
] as const;

export type Right = (typeof rights)[number];

const staffCapabilities = [
  'profile.edit',
  'staff.open',
  'accounts.view',
  'dispatch.view',
  'dispatch.move',
  'dispatch.quote',
  'dispatch.assign',
  'students.view',
  'students.edit',
  'categories.edit',
  'ledger.view',
  'ledger.adjust',
  'leads.view',
  'leads.edit',
  'reviews.view',
  'mail.view',
  'mail.resend',
  'audit.view',
] as const;

export type Capability = Right | (typeof staffCapabilities)[number];

export const isRight = (capability: Capability): capability is Right => rights.some((right) => right === capability);

/** Single source of each role's capabilities; firestore.rules mirrors it, and a test compares the two. */
export const capabilitiesOf: Readonly<Record<Role, readonly Capability[]>> = {
  senior: rights,
  admin: staffCapabilities,
};

/** Unknown or hostile role strings (`__proto__`, `constructor`) have no capabilities. */
export function can(role: string, capability: Capability): boolean {
  const known = roles.find((candidate) => candidate === role);
  return known !== undefined && capabilitiesOf[known].includes(capability);
}

/**
 * Returns whether the actor has a right on the senior's records. Circles do not exist yet: only the senior herself has.
 */
export function mayActFor({ actorUid, seniorId }: ActingFor, right: Right): boolean {
  return isRight(right) && actorUid === seniorId;
}
