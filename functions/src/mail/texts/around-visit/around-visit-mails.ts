import type { CommonParts } from '../after-visit/after-visit-mails.ts';
import type { MailFact, MailText, MailTexts } from '../mail-texts.ts';

/** What these mails share with the others of their language. */
export interface VisitParts extends CommonParts {
  readonly hours: MailFact;
  readonly address: MailFact;
}

type Template = keyof MailTexts['templates'];
type StudentTemplate =
  | 'student-visit-offered'
  | 'student-visit-planned'
  | 'student-visit-moved'
  | 'student-visit-gone'
  | 'student-visit-tomorrow'
  | 'student-visit-message';

type SeniorTemplate = 'visit-tomorrow' | 'visit-today' | 'student-underway' | 'message-received';

export type MailsToSenior = Readonly<Record<Extract<Template, SeniorTemplate>, MailText>>;
export type MailsToStudent = Readonly<Record<Extract<Template, StudentTemplate>, MailText>>;
export type MailsOnMoves = Readonly<
  Record<Extract<Template, 'move-accepted' | 'move-declined' | 'student-move-asked'>, MailText>
>;
export type AroundVisitMails = MailsToSenior & MailsToStudent & MailsOnMoves;
