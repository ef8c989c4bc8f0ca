import { createHash } from 'node:crypto';
import type { MailValues } from '#domain/mail/mail-values.ts';
import { readText } from './read-text.ts';

type WaitingListValues = MailValues<'staff-waiting-list'>;

/**
 * The values of staff's mail about a waiting-list entry. The stored entry and the page's notification both order it, so it
 * holds only the fields that both have.
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

/** The idempotency key that the entry and its notification share, derived from what was typed. */
export function waitingListKey({ name, email, telephone, postcode, notes }: WaitingListValues): string {
  const typed = [name, email.toLowerCase(), telephone, postcode, notes].map((text) => text.replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex');
}
