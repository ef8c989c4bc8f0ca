import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type Mail, mailSchema, type MailState } from '#domain/documents/mail.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import type { ListSource } from '#shared/staff/lists/use-list-pages.ts';

/** The lists of mails, and the states that each has; all for none. */
export const mailLists = {
  failed: ['failed'],
  waiting: ['pending', 'sending'],
  sent: ['sent'],
  unneeded: ['unneeded'],
  all: [],
} as const satisfies Readonly<Record<string, readonly MailState[]>>;

export type MailList = keyof typeof mailLists;

export const mailQueries = {
  list: (acting: ActingFor, list: MailList): ListSource<Mail> => ({
    acting,
    name: `mails/${list}`,
    schema: mailSchema,
    read: (page) => atServer(({ listMails }) => listMails(mailLists[list], page)),
    pollMs,
  }),
  one: (acting: ActingFor, id: string) =>
    cachedQuery({
      acting,
      name: `staff/mail/${id}`,
      read: () => atServer(({ readMail }) => readMail(id)),
      schema: z.object({ id: z.string(), value: mailSchema }),
      staleMs: 0,
      pollMs,
    }),
};
