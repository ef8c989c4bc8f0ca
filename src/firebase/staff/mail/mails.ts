import { where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type Mail, mailSchema, type MailState } from '#domain/documents/mail.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { Listed, ListPage } from '#domain/staff/list-page.ts';
import { listPage, readListed, type WantedPage } from '../list-page.ts';

/** The mails in these states, or all for none, the newest first. */
export const listMails = (
  states: readonly MailState[],
  page: WantedPage,
): Promise<Result<ListPage<Mail>, DomainError>> =>
  listPage(
    {
      collection: collections.mail,
      schema: mailSchema,
      where: states.length === 0 ? [] : [where('state', 'in', states)],
      order: { field: 'created_at', direction: 'desc' },
    },
    page,
  );

export const readMail = (id: string): Promise<Result<Listed<Mail>, DomainError>> =>
  readListed(collections.mail, mailSchema, id);
