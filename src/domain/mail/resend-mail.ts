import { collections } from '../collections.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '../dispatch/transaction/record-command.ts';
import { type Mail, mailSchema } from '../documents/mail.ts';
import { ok } from '../result.ts';

export interface Resending {
  readonly mailId: string;
  /** The screen said that the mail was sent before, and was told to go on. */
  readonly again: boolean;
}

export interface ResentAnswer {
  /** The mail that is sent now. */
  readonly mail_id: string;
}

/** As it was ordered, with no attempt made yet. */
const anew = (mail: Mail, now: Date): Mail => ({
  ...mail,
  state: 'pending',
  attempts: 0,
  next_attempt_at: now,
  lease_until: null,
  error_code: null,
  sent_at: null,
});

/**
 * Sends a mail once more. One that failed is tried anew under its own Message-ID: should an attempt have arrived after all,
 * the reader's mail program shows it once. One that was sent is sent as a copy, which the command's id makes exactly one.
 */
export const resendMail = (
  { mailId, again }: Resending,
  minted: Pick<RecordCommand<ResentAnswer>, 'commandId' | 'actor'>,
): RecordCommand<ResentAnswer> => ({
  ...minted,
  name: 'resend-mail',
  async decide(transaction, { now }) {
    const mail = mailSchema.safeParse(await readOne(transaction, collections.mail, mailId)).data;
    if (mail === undefined) return recordRejected('not-found');
    if (mail.state === 'pending' || mail.state === 'sending') return recordRejected('mail-under-way');
    if (mail.state === 'unneeded') return recordRejected('mail-not-needed');
    if (mail.state === 'sent' && !again) return recordRejected('mail-already-sent');
    const id = mail.state === 'failed' ? mailId : minted.commandId;
    const data = mailSchema.parse(id === mailId ? anew(mail, now) : { ...anew(mail, now), created_at: now });
    return ok({
      value: { mail_id: id },
      writes: [{ kind: id === mailId ? 'set' : 'create', collection: collections.mail, id, data }],
      audit: {
        collection: collections.mail,
        document_id: mailId,
        before: { state: mail.state, attempts: mail.attempts },
        after: { state: 'pending', template: mail.template },
      },
    });
  },
});
