import { can, type Role } from '#domain/accounts/roles.ts';
import { giftAddress } from '#domain/gifts/gift-address.ts';
import { isStaffAddress } from '#domain/staff/staff-paths.ts';
import { familyHref } from '../family/family-href.ts';
import { hrefs, patterns } from '../paths.ts';

/** Which of the apps somebody uses. */
export const whoIs = (role: Role) =>
  can(role, 'staff.open') ? 'staff' : can(role, 'circle.act') ? 'family' : 'senior';

const pathOf = (address: string) => address.split(/[?#]/)[0];

/** A page of family members. */
const isOfFamily = (path: string | undefined) => path === patterns.forWhom || path === giftAddress;

/**
 * Where a person arrives who has just signed in: the address that was asked for, its query included. Staff have no
 * dashboard; a senior who asked for the page of staff is told there that it is not hers.
 */
export function homeOf(who: 'senior' | 'staff' | 'family', from: string | undefined): string {
  if (who === 'family') return from !== undefined && isOfFamily(pathOf(from)) ? from : familyHref();
  if (who === 'senior') return from ?? hrefs.dashboard();
  return from !== undefined && isStaffAddress(from) ? from : hrefs.admin();
}

/**
 * Whether to return to an address after login: only an address of this app that requires one, so no other site in
 * disguise (`//evil.test`).
 */
export function isReturnAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const path = pathOf(value);
  return path === patterns.dashboard || isOfFamily(path) || isStaffAddress(value);
}
