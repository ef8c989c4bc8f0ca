import type { MailText } from '../mail-texts.ts';

/** Mails about credits that family gives to a senior. */
export type GiftMails = Readonly<Record<'gift-received' | 'gift-given', MailText>>;
