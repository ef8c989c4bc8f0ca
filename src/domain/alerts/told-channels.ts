import type { Channel, ChosenChannels, ToldKind } from '../documents/alerts/notification-preferences.ts';
import type { MailTemplate } from '../documents/mail.ts';
import { channels } from '../documents/alerts/notification-preferences.ts';

/** What each mail is about. Those that are not here always leave as a mail, and as nothing else. */
const kindOfTemplate: Readonly<Partial<Record<MailTemplate, ToldKind>>> = {
  'visit-tomorrow': 'reminder',
  'visit-today': 'reminder',
  'student-assigned': 'change',
  'student-unassigned': 'change',
  'visit-moved': 'change',
  'move-accepted': 'change',
  'move-declined': 'change',
  'request-cancelled': 'change',
  'request-resumed': 'change',
  'visit-missed': 'change',
  'student-underway': 'underway',
  'visit-charged': 'payment',
  'visit-unpaid': 'payment',
  'gift-received': 'payment',
  'visit-fee': 'payment',
  'payment-reminder': 'payment',
  'late-payment': 'payment',
  'quote-sent': 'approval',
  'visit-done': 'approval',
  'visit-asked': 'approval',
  'visit-ended': 'review',
  'message-received': 'message',
};

export const toldKindOf = (template: MailTemplate): ToldKind | null => kindOfTemplate[template] ?? null;

/** What the contract and the law want in writing: a mail leaves whatever was chosen. */
const inWriting: ReadonlySet<ToldKind> = new Set(['payment', 'approval']);

export const isAlwaysMailed = (kind: ToldKind): boolean => inWriting.has(kind);

/** The ways that exist for a kind. A link to a review is a secret, which only a mail carries. */
export const channelsOfKind = (kind: ToldKind): readonly Channel[] => (kind === 'review' ? ['mail'] : channels);

const defaults: Readonly<Record<ToldKind, readonly Channel[]>> = {
  reminder: ['push', 'mail'],
  change: ['push', 'mail'],
  underway: ['push', 'mail'],
  payment: ['mail'],
  approval: ['push', 'mail'],
  review: ['mail'],
  message: ['push', 'mail'],
};

/**
 * By which ways a person is told. Of a change she hears whatever she chose: who is not told of it waits at a door for
 * somebody who does not come.
 */
export function channelsFor(kind: ToldKind, chosen: ChosenChannels): readonly Channel[] {
  const wanted = chosen[kind] ?? defaults[kind];
  const needsMail = isAlwaysMailed(kind) || (kind === 'change' && wanted.length === 0);
  return channelsOfKind(kind).filter((channel) => wanted.includes(channel) || (channel === 'mail' && needsMail));
}
