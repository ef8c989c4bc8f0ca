import type { CommonParts } from '../after-visit/after-visit-mails.ts';
import type { MailText, MailTexts } from '../mail-texts.ts';

export type DebtMails = Readonly<
  Record<Extract<keyof MailTexts['templates'], 'payment-reminder' | 'late-payment' | 'transfer-received'>, MailText>
>;

export type DebtMailTexts = (parts: CommonParts) => DebtMails;
