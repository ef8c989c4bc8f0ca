/**
 * The address of mails that nobody gets: what they say is told by staff (docs/decisions/0096-told-by-staff.md). Nothing can be
 * delivered to a domain that ends so (RFC 2606).
 */
const host = 'told-by-staff.invalid';

export const staffToldAddress = (seniorId: string): string => `${seniorId}@${host}`;

/** The senior whom staff tells what a mail to this address says; null for every address of a person. */
export function seniorToldByStaff(address: string): string | null {
  const [id = '', at, ...rest] = address.split('@');
  return at === host && rest.length === 0 && id !== '' ? id : null;
}
