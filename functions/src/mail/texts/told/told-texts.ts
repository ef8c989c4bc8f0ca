import type { MailTemplate } from '#domain/documents/mail.ts';

/** What staff can tell on paper or on the phone, instead of a mail. */
export const toldTemplates = [
  'visit-tomorrow',
  'student-assigned',
  'student-unassigned',
  'visit-moved',
  'move-accepted',
  'move-declined',
  'request-cancelled',
  'request-resumed',
  'visit-missed',
  'quote-sent',
  'visit-done',
  'visit-asked',
] as const satisfies readonly MailTemplate[];

export type ToldTemplate = (typeof toldTemplates)[number];

/**
 * The sentences in the place of a mail's: there is no button on paper, and nobody answers in an app. Heading and facts are
 * those of the mail, and so are the placeholders.
 */
export interface ToldTexts {
  readonly greeting: string;
  readonly sentences: Readonly<Record<ToldTemplate, readonly string[]>>;
}
