/** Shortest and longest, in characters. */
export const emailLengths = { min: 3, max: 254 } as const;

/** Limited to what the rules can check as well: text, an @, text with a dot, and no spaces or unseen characters. */
export const emailPattern = /^[^@\p{Z}\p{Cc}\p{Cf}]+@[^@\p{Z}\p{Cc}\p{Cf}]+\.[^@\p{Z}\p{Cc}\p{Cf}]+$/u;

/**
 * Control characters and those that only direct or join others: nobody types them on purpose, and they make one text look
 * like another. Line breaks and tabs stay, and the joiner that many emoji are made with.
 */
const unseen = /(?![\t\n\u200D])[\p{Cc}\p{Cf}]/gu;

export const dropUnseen = (text: string): string => text.replaceAll(unseen, '');

/** A typed text without unseen characters, and without spaces around it: keyboards add one. */
export const tidy = (text: string): string => dropUnseen(text).trim();

/**
 * The mail address that was typed; null where it is none. The same as the schemas of `field-types.ts` say, for a page that
 * carries no schemas.
 */
export function readTypedEmail(typed: string): string | null {
  const email = tidy(typed);
  const fits = email.length >= emailLengths.min && email.length <= emailLengths.max;
  return fits && emailPattern.test(email) ? email : null;
}
