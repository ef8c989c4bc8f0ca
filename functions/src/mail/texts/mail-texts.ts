import type { MailTemplate, StaffMailTemplate } from '#domain/documents/mail.ts';
import type { ServiceId } from '#domain/requests/prices.ts';
import type { ToldTexts } from './told/told-texts.ts';

/** A labelled value, on its own line. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** Replaces an unknown value; without it the line is left out. */
  readonly unknown?: string;
}

/**
 * The text of one mail. `{name}` is a placeholder: values of the brand are always available, the others come with the
 * mail order (src/domain/mail/mail-values.ts). A paragraph with an empty value is left out.
 */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
  /** The label of the button. */
  readonly button: string;
  /** For a reader who did not ask for the mail, or is too late. */
  readonly closing: readonly string[];
}

/** Formatting of values that the queue stores language-neutral. */
export interface MailFormats {
  /** The locale of day and month names. */
  readonly locale: string;
  readonly services: Readonly<Record<ServiceId, string>>;
  /** @param minute in two digits; null at the full hour. */
  readonly moment: (day: string, hour: number, minute: string | null) => string;
  /** @param shown the number in the language's notation, with decimals if it has any. */
  readonly hours: (count: number, shown: string) => string;
  readonly credits: (count: number) => string;
  /** @param shown as for hours. */
  readonly euro: (count: number, shown: string) => string;
}

/** All mails in one language, except those to staff. */
export interface MailTexts {
  /** The `lang` of the document. */
  readonly language: string;
  /** Ends a label. */
  readonly colon: string;
  readonly formats: MailFormats;
  readonly templates: Readonly<Record<Exclude<MailTemplate, StaffMailTemplate>, MailText>>;
  /** What staff tells in the place of a mail. */
  readonly told: ToldTexts;
  /** Precedes the full address of the link. */
  readonly bareLink: string;
  readonly help: readonly string[];
  /** Warning in mails about passwords. */
  readonly passwordHelp: string;
}
