import type { Channel, ChosenChannels, ToldKind } from '../documents/alerts/notification-preferences.ts';
import type { MailTemplate } from '../documents/mail.ts';
import { channels } from '../documents/alerts/notification-preferences.ts';
import { type StaffChannel, staffChannels, staffKinds } from '../documents/alerts/staff-channels.ts';

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

/** Whether a senior to whom nothing is mailed, or her family, hears of it otherwise. */
export const isToldByStaff = (template: MailTemplate): boolean => {
  const kind = toldKindOf(template);
  return kind === 'underway' || staffKinds.some((known) => known === kind);
};

/** What the contract and the law want in writing: a mail leaves whatever was chosen. */
const inWriting: ReadonlySet<ToldKind> = new Set(['payment', 'approval']);

export const isAlwaysMailed = (kind: ToldKind): boolean => inWriting.has(kind);

export const isStaffChannel = (channel: Channel): channel is StaffChannel =>
  staffChannels.some((known) => known === channel);

const withoutStaff = channels.filter((channel) => !isStaffChannel(channel));

/**
 * The ways that exist for a kind. A link to a review is a secret, which only a mail carries. What is over within the hour,
 * or is read in the app, is nothing for staff; what is owed has letters of its own (decision 70); and a letter about tomorrow
 * comes too late.
 */
const ofKind: Readonly<Partial<Record<ToldKind, readonly Channel[]>>> = {
  review: ['mail'],
  underway: withoutStaff,
  message: withoutStaff,
  payment: withoutStaff,
  reminder: [...withoutStaff, 'call'],
};

export const channelsOfKind = (kind: ToldKind): readonly Channel[] => ofKind[kind] ?? channels;

const defaults: Readonly<Record<ToldKind, readonly Channel[]>> = {
  reminder: ['push', 'mail'],
  change: ['push', 'mail'],
  underway: ['push', 'mail'],
  payment: ['mail'],
  approval: ['push', 'mail'],
  review: ['mail'],
  message: ['push', 'mail'],
};

/** To whom nothing is mailed is phoned by staff, where she did not choose otherwise. */
const byStaff: readonly Channel[] = ['call'];

function unmailedChannels(kind: ToldKind, chosen: ChosenChannels): readonly Channel[] {
  const ways = channelsOfKind(kind).filter(isStaffChannel);
  const told = ways.filter((channel) => (chosen[kind] ?? byStaff).includes(channel));
  const mustHear = kind === 'change' || kind === 'approval';
  return told.length === 0 && mustHear ? ways.filter((channel) => channel === 'call') : told;
}

/**
 * By which ways a person is told. Of a change she hears whatever she chose: who is not told of it waits at a door for
 * somebody who does not come.
 * @param isMailed whether she has mails at all.
 */
export function channelsFor(kind: ToldKind, chosen: ChosenChannels, isMailed = true): readonly Channel[] {
  if (!isMailed) return unmailedChannels(kind, chosen);
  const wanted = chosen[kind] ?? defaults[kind];
  const needsMail = isAlwaysMailed(kind) || (kind === 'change' && wanted.length === 0);
  return channelsOfKind(kind).filter((channel) => wanted.includes(channel) || (channel === 'mail' && needsMail));
}
