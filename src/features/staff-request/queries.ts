import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import {
  type MailsOf,
  mailsSchema,
  readMailsOf,
  readRequestCase,
  readSeniorFile,
  requestCaseSchema,
  seniorFileSchema,
} from './request-case.ts';

const minute = 60_000;

/** Query keys and options of one request's screen. Its row of the board says when to read it again. */
export const requestFileQueries = {
  case: (acting: ActingFor, requestId: string) =>
    cachedQuery({
      acting,
      name: `staff/request/${requestId}`,
      read: () => readRequestCase(requestId),
      schema: requestCaseSchema,
      staleMs: 0,
      pollMs: minute,
    }),
  senior: (acting: ActingFor, seniorId: string, seesMoney: boolean) =>
    cachedQuery({
      acting,
      name: `staff/senior${seesMoney ? '' : '-no-money'}/${seniorId}`,
      read: () => readSeniorFile(seniorId, seesMoney),
      schema: seniorFileSchema,
      staleMs: minute,
      pollMs: false,
    }),
  mails: (acting: ActingFor, mailsOf: MailsOf) =>
    cachedQuery({
      acting,
      name: `staff/mails/${mailsOf.requestId}`,
      read: () => readMailsOf(mailsOf),
      schema: mailsSchema,
      staleMs: 0,
      pollMs: minute,
    }),
};
