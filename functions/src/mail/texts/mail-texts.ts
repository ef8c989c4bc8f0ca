import type { MailTemplate } from '#domain/documents/mail.ts';

/**
 * What one mail says. `{name}` stands for a value: those of the brand are always there, the others come with the order
 * of the mail.
 */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the button says; null for a mail that leads nowhere. */
  readonly button: string | null;
  /** What somebody should know who did not ask for it, or comes too late. */
  readonly closing: readonly string[];
}

/** All mails in one language. */
export interface MailTexts {
  /** The `lang` of the document. */
  readonly language: string;
  readonly templates: Readonly<Record<MailTemplate, MailText>>;
  /** Stands before the bare address of the link. */
  readonly bareLink: string;
  readonly help: readonly string[];
}
