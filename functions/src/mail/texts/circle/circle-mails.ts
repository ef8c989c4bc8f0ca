import type { MailText } from '../mail-texts.ts';

/** Mails about who may help a senior to arrange things. */
export type CircleMails = Readonly<Record<'circle-invitation' | 'circle-question', MailText>>;
