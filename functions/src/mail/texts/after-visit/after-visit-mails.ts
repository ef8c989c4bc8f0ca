import type { MailFact, MailText, MailTexts } from '../mail-texts.ts';

/** What the mails of a language have in common. */
export interface CommonParts {
  readonly greeting: string;
  readonly when: MailFact;
  readonly service: MailFact;
}

export type AfterVisitMails = Readonly<
  Record<
    Extract<keyof MailTexts['templates'], 'visit-asked' | 'visit-missed' | 'visit-fee' | 'student-visit-asked'>,
    MailText
  >
>;
