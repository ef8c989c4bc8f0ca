import { collections } from '#domain/collections.ts';
import { type Mail, type MailState, mailSchema } from '#domain/documents/mail.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { readFirst } from '../list-page.ts';
import { type WaitingList, waitingNames } from '../live/waiting-list.ts';

export interface FailedMails {
  readonly mails: readonly { readonly id: string; readonly mail: Mail }[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

const state: MailState = 'failed';

const failed: WaitingList = {
  name: waitingNames.mails,
  collection: collections.mail,
  all: [['state', '==', state]],
  by: 'created_at',
};

/** The mails that no attempt could send, the oldest first. */
export async function listFailedMails(most: number): Promise<Result<FailedMails, DomainError>> {
  const found = await readFirst(failed, mailSchema, most);
  if (!found.ok) return found;
  const { rows, count } = found.value;
  return ok({ mails: rows.map(({ id, value: mail }) => ({ id, mail })), count });
}
