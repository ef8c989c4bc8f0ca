import type { MailText } from '../mail-texts.ts';

/** Mails about a person's own data, to that person: getting them, and erasing an account and its data. */
export type ErasureMails = Readonly<
  Record<
    | 'erasure-question'
    | 'erasure-begun'
    | 'own-data'
    | 'data-request-received'
    | 'data-request-done'
    | 'data-request-refused'
    | 'account-unused'
    | 'data-erasure-question'
    | 'data-erasure-begun',
    MailText
  >
>;
