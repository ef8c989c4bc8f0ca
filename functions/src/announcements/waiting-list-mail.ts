import { createHash } from 'node:crypto';
import type { MailValues } from '#domain/mail/mail-values.ts';
import { readText } from './read-text.ts';

type WaitingListValues = MailValues<'staff-waiting-list'>;

/**
 * What staff reads of somebody on the waiting list. Two come with it: the entry that was stored, and the page's own
 * notification. Only what both carry stands in the mail, so that it is the same whoever comes first.
 */
export function waitingListValues(entry: { readonly [Name in keyof WaitingListValues]: unknown }): WaitingListValues {
  return {
    name: readText(entry.name),
    email: readText(entry.email),
    telephone: readText(entry.telephone),
    postcode: readText(entry.postcode),
    notes: readText(entry.notes),
  };
}

/** The same for the entry and for its notification, which know nothing of each other but what was typed. */
export function waitingListKey({ name, email, telephone, postcode, notes }: WaitingListValues): string {
  const typed = [name, email.toLowerCase(), telephone, postcode, notes].map((text) => text.replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex');
}
