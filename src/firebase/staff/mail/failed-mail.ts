import { collection, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type Mail, type MailState, mailSchema } from '#domain/documents/mail.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { connect } from '#firebase/connection.ts';
import { readFirst } from '../list-page.ts';

export interface FailedMails {
  readonly mails: readonly { readonly id: string; readonly mail: Mail }[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The mails that no attempt could send, the oldest first. */
export async function listFailedMails(most: number): Promise<Result<FailedMails, DomainError>> {
  const state: MailState = 'failed';
  const failed = query(collection(connect().firestore, collections.mail), where('state', '==', state));
  const found = await readFirst(failed, mailSchema, { by: 'created_at', most });
  if (!found.ok) return found;
  const { rows, count } = found.value;
  return ok({ mails: rows.map(({ id, value: mail }) => ({ id, mail })), count });
}
