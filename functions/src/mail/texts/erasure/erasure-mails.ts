import type { MailText } from '../mail-texts.ts';

/** Mails about erasing an account and its data, to its owner. */
export type ErasureMails = Readonly<Record<'erasure-question' | 'erasure-begun', MailText>>;
