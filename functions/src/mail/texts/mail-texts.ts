import type { MailTemplate, StaffMailTemplate } from '#domain/documents/mail.ts';
import type { ServiceId } from '#domain/requests/prices.ts';

/** One thing to know, on a line of its own. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** Stands in for what is not known; without it the line is left out. */
  readonly unknown?: string;
}

/**
 * What one mail says. `{name}` stands for a value: those of the brand are always there, the others come with the order
 * of the mail (src/domain/mail/mail-values.ts). A paragraph that names an empty value is left out.
 */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
  /** What the button says. */
  readonly button: string;
  /** What somebody should know who did not ask for it, or comes too late. */
  readonly closing: readonly string[];
}

/** How a language says what the queue keeps without one. */
export interface MailWords {
  /** For the words of days and months. */
  readonly locale: string;
  readonly services: Readonly<Record<ServiceId, string>>;
  /** @param minute in two digits; null at the full hour. */
  readonly moment: (day: string, hour: number, minute: string | null) => string;
  readonly hours: (count: number) => string;
  readonly credits: (count: number) => string;
  readonly euro: (count: number) => string;
}

/** All mails in one language, but those to staff. */
export interface MailTexts {
  /** The `lang` of the document. */
  readonly language: string;
  /** Ends a label. */
  readonly colon: string;
  readonly words: MailWords;
  readonly templates: Readonly<Record<Exclude<MailTemplate, StaffMailTemplate>, MailText>>;
  /** Stands before the bare address of the link. */
  readonly bareLink: string;
  readonly help: readonly string[];
  /** Where a password is what the mail is about. */
  readonly passwordHelp: string;
}
