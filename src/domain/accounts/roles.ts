/**
 * `family` is the role of people who act for seniors. Of staff are `admin`, who leads and may do everything, `dispatch` and
 * `finance`. Only functions and the Admin SDK write roles.
 */
export const roles = ['senior', 'admin', 'dispatch', 'finance', 'family'] as const;

export type Role = (typeof roles)[number];

/** The roles within staff. */
export const staffRoles = ['admin', 'dispatch', 'finance'] as const satisfies readonly Role[];

export type StaffRole = (typeof staffRoles)[number];

/**
 * Who gives a command; `admin` is anybody of staff, whose right the function has asked by then. A student has a personal link
 * and no account, and a timer is nobody: neither is a role to sign in with.
 */
export const actorRoles = ['senior', 'admin', 'family', 'student', 'visitor', 'timer'] as const;

export type ActorRole = (typeof actorRoles)[number];

/**
 * Rights on the records of one senior, all of which she has herself. What a member of her circle may do of it says
 * src/domain/circles/circle-rights.ts.
 */
export const rights = [
  'requests.list',
  'requests.create',
  'requests.cancel',
  'requests.answer',
  'visits.view',
  'visits.code',
  'visits.approve',
  'profile.view',
  'profile.edit',
  'credits.view',
  'credits.buy',
  'credits.give',
  'credits.refund',
  'notifications.view',
  'circle.manage',
] as const;

export type Right = (typeof rights)[number];

const staffCapabilities = [
  'profile.edit',
  'staff.open',
  'staff.manage',
  'accounts.view',
  'circles.edit',
  'dispatch.view',
  'dispatch.move',
  'dispatch.quote',
  'dispatch.assign',
  'students.view',
  'students.edit',
  'ledger.view',
  'ledger.adjust',
  'leads.view',
  'leads.edit',
  'reviews.view',
  'mail.view',
  'mail.resend',
  'audit.view',
  'health.view',
] as const;

/** Plans and reaches people; sees no money. */
const dispatchCapabilities = [
  'profile.edit',
  'staff.open',
  'accounts.view',
  'circles.edit',
  'dispatch.view',
  'dispatch.move',
  'dispatch.quote',
  'dispatch.assign',
  'students.view',
  'students.edit',
  'leads.view',
  'leads.edit',
  'reviews.view',
  'mail.view',
  'mail.resend',
  'audit.view',
  'health.view',
] as const satisfies readonly (typeof staffCapabilities)[number][];

/** Keeps the ledger, and sees the requests that money is about; changes none of them. */
const financeCapabilities = [
  'profile.edit',
  'staff.open',
  'accounts.view',
  'dispatch.view',
  'ledger.view',
  'ledger.adjust',
  'mail.view',
  'mail.resend',
  'audit.view',
  'health.view',
] as const satisfies readonly (typeof staffCapabilities)[number][];

/** For herself a family member keeps her own account; `circle.act`: she may hold rights in circles. */
const familyCapabilities = ['profile.edit', 'notifications.view', 'circle.act'] as const;

export type Capability = Right | (typeof staffCapabilities)[number] | (typeof familyCapabilities)[number];

export const isRight = (capability: Capability): capability is Right => rights.some((right) => right === capability);

/** Single source of each role's capabilities; firestore.rules mirrors it, and a test compares the two. */
export const capabilitiesOf: Readonly<Record<Role, readonly Capability[]>> = {
  senior: rights,
  admin: staffCapabilities,
  dispatch: dispatchCapabilities,
  finance: financeCapabilities,
  family: familyCapabilities,
};

/** Unknown or hostile role strings (`__proto__`, `constructor`) have no capabilities. */
export function can(role: string, capability: Capability): boolean {
  const known = roles.find((candidate) => candidate === role);
  return known !== undefined && capabilitiesOf[known].includes(capability);
}

/** Somebody of staff, who needs a second factor for everything that is staff's. */
export const isOfStaff = (role: string): boolean => can(role, 'staff.open');
