import { collection, getCount, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type Mail, type MailState, mailSchema } from '#domain/documents/mail.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '#firebase/attempt.ts';
import { connect } from '#firebase/connection.ts';
import { parseDocument } from '#firebase/parsing.ts';

export interface FailedMails {
  readonly mails: readonly { readonly id: string; readonly mail: Mail }[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The mails that no attempt could send, the oldest first. */
export async function listFailedMails(most: number): Promise<Result<FailedMails, DomainError>> {
  const state: MailState = 'failed';
  const failed = query(collection(connect().firestore, collections.mail), where('state', '==', state));
  const found = await attempt(() =>
    Promise.all([getDocs(query(failed, orderBy('created_at'), limit(most))), getCount(failed)]),
  );
  if (!found.ok) return found;
  const [{ docs }, counted] = found.value;
  const mails = docs.flatMap((document) => {
    const mail = parseDocument(mailSchema, document.data());
    return mail === null ? [] : [{ id: document.id, mail }];
  });
  return ok({ mails, count: counted.data().count });
}
