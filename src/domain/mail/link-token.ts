/**
 * The token of a link in a mail. It stands in the fragment, which no browser sends: it is in no log of a server and in no
 * referrer. src/lib/link-value.ts reads it.
 */
export const tokenFragment = (token: string): string => `#token=${encodeURIComponent(token)}`;

/** Behind the code of a recovery mail to staff: no code of Auth has this character. */
const staffMark = '~staff';

/** The code of a recovery mail, with what the page has to know of the account before anybody signs in. */
export const markedCode = (code: string, isOfStaff: boolean): string => (isOfStaff ? code + staffMark : code);

export function readMarkedCode(marked: string): { readonly code: string; readonly isOfStaff: boolean } {
  const isOfStaff = marked.endsWith(staffMark);
  return { code: isOfStaff ? marked.slice(0, -staffMark.length) : marked, isOfStaff };
}
