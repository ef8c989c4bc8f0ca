/** Where the student's page is. */
export const helperPath = '/student';

/** 256 random bits in base64url. */
const secret = /^[A-Za-z0-9_-]{43}$/;

/** The address of a personal link. The secret is in the fragment, which no browser sends to a server. */
export const helperLinkPath = (linkSecret: string): string => `${helperPath}#${linkSecret}`;

/** The secret of an address; null without one. */
export function secretInFragment(fragment: string): string | null {
  const text = fragment.replace(/^#/, '');
  return secret.test(text) ? text : null;
}
