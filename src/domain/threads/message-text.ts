/** Stands where a telephone number or a mail address was. */
export const hiddenContact = '•••';

/** Control characters, and those that change the direction of what follows or are not seen at all. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** A text as it may be stored: lines are kept, at most one of them empty in a row. */
export const cleanMessage = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Eight digits or more, with what people write between them. Bounded, so that a long text costs no time. */
const digitsInARow = /\+?\(?\p{Nd}(?:[\s./()+-]{0,3}\p{Nd}){7,}/gu;

/** "12/05/2026", "2026-05-12", "12/05/2026 14": a day, with or without the hour behind it. */
const day =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-]\d{4}|\d{4}-(?:0[1-9]|1[0-2])-\d{2})(?:\s{1,3}\d{1,2})?$/;

const mailAddress = /[^\s@<>()]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@<>()]{1,250}\.\p{L}{2,}/giu;

const hideOnce = (text: string): string =>
  text
    .replaceAll(mailAddress, hiddenContact)
    .replaceAll(digitsInARow, (digits) => (day.test(digits) ? digits : hiddenContact));

/**
 * A text without telephone numbers and mail addresses: who meets through us does not get each other's from a message. What
 * is spelled in words is not found; staff looks at what is reported. What is left of one can be the beginning of another
 * ("a@b.be@c.be"), so it looks until there is none; each time the text is shorter.
 */
export function hideContacts(text: string): string {
  const once = hideOnce(text);
  return once === text ? text : hideContacts(once);
}

/** What is stored of what was typed. */
export const messageText = (typed: string): string => hideContacts(cleanMessage(typed));

/** Whether the others will not see all of it. */
export const hasContacts = (typed: string): boolean => messageText(typed) !== cleanMessage(typed);
