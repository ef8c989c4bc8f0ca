import { collections } from '#domain/collections.ts';
import { type Mail, mailSchema, type MailState } from '#domain/documents/mail.ts';
import type { SaidTo, StoredNotification } from '#domain/documents/notification.ts';
import { claimMail, holdsLease, type MailOutcome, settleMail } from '#domain/mail/mail-delivery.ts';
import type { Clock } from '../clock.ts';
import { createChanges } from './changes.ts';
import type { Gather } from './in-groups.ts';
import type { Decision, KnownDocument, QueueDocuments } from './queue-documents.ts';

/** A mail whose lease this process holds. */
export interface ClaimedMail {
  readonly id: string;
  readonly mail: Mail;
  /** As the claim left it; a settlement without it reads it. */
  readonly document?: KnownDocument;
}

/** Claiming and settling. */
export interface MailClaims {
  /**
   * @param ordered the mail as the event of its order has it, which may be stale; without, it is read.
   * @returns null when the mail is not due; 'given-up' after the last attempt.
   */
  claim(id: string, ordered?: KnownDocument): Promise<ClaimedMail | 'given-up' | null>;
  /** Whether the lease lasts long enough to send the mail. */
  holds(claimed: ClaimedMail): boolean;
  /**
   * Records the outcome of an attempt and, with that of a mail that was sent or that she wants by another way alone, what it
   * said to the person of an account.
   * @returns the new state.
   */
  settle(claimed: ClaimedMail, outcome: MailOutcome, said: SaidTo | null): Promise<MailState | null>;
}

type Fields = KnownDocument['fields'];

const unchanged = <Result>(result: Result): Decision<Result> => ({ result, writes: null });

const parseMail = (fields: Fields): Mail | null => mailSchema.safeParse(fields).data ?? null;

/** What its delivery changes of a mail. */
function deliveryOf({ state, attempts, next_attempt_at, lease_until, error_code, sent_at }: Mail): Fields {
  return { state, attempts, next_attempt_at, lease_until, error_code, sent_at };
}

function claim(fields: Fields | null, now: Date): Decision<Mail | 'given-up' | null> {
  if (fields === null) return unchanged(null);
  const mail = parseMail(fields);
  if (mail === null) {
    // Not written by enqueue(). Failed, so that it does not block the queue.
    if (fields['state'] !== 'pending' && fields['state'] !== 'sending') return unchanged(null);
    return { result: 'given-up', writes: { fields: { state: 'failed', error_code: 'internal' } } };
  }
  const claimed = claimMail(mail, now);
  if (claimed === null) return unchanged(null);
  return { result: claimed.state === 'failed' ? 'given-up' : claimed, writes: { fields: deliveryOf(claimed) } };
}

interface Attempted {
  readonly attempt: number;
  readonly outcome: MailOutcome;
  readonly said: SaidTo | null;
}

function settle(fields: Fields | null, { attempt, outcome, said }: Attempted, now: Date): Decision<MailState | null> {
  const mail = fields === null ? null : parseMail(fields);
  if (mail === null) return unchanged(null);
  const settled = settleMail(mail, attempt, outcome, now);
  if (settled === null) return unchanged(mail.state);
  const writes = { fields: deliveryOf(settled) };
  if (said === null || settled.state === 'pending') return { result: settled.state, writes };
  // Without a mail she hears of it by another way, at this moment.
  const notification: StoredNotification = { ...said, sent_at: settled.sent_at ?? now };
  const beside = { collection: collections.notifications, fields: { ...notification } };
  return { result: settled.state, writes: { ...writes, beside } };
}

/** A settlement begins with the mail as its claim left it, which is read again only if it changed. */
export function createMailClaims(clock: Clock, documents: QueueDocuments, gather?: Gather): MailClaims {
  const change = createChanges(documents, gather);
  return {
    async claim(id, ordered): Promise<ClaimedMail | 'given-up' | null> {
      const { result, document } = await change(id, (fields) => claim(fields, clock.now()), ordered);
      if (result === null || result === 'given-up') return result;
      return { id, mail: result, ...(document !== null && { document }) };
    },

    holds: ({ mail }) => holdsLease(mail, clock.now()),

    async settle({ id, mail: { attempts: attempt }, document }, outcome, said) {
      const settled = await change(id, (fields) => settle(fields, { attempt, outcome, said }, clock.now()), document);
      return settled.result;
    },
  };
}
