import type { MailText, MailTexts } from '../mail-texts.ts';

export type MoneyBackMails = Readonly<
  Record<
    Extract<
      keyof MailTexts['templates'],
      'visit-refunded' | 'refund-ordered' | 'purchase-withdrawn' | 'refund-failed' | 'refund-transferred'
    >,
    MailText
  >
>;
