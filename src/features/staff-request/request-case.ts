import * as z from 'zod/mini';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { historyEntrySchema } from '#domain/documents/bookkeeping.ts';
import { staffNoteSchema } from '#domain/documents/dispatch.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { ok, type Result } from '#domain/result.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { atServer } from '#shared/staff/at-server.ts';

const storedVisitSchema = z.object({ id: z.string(), visit: visitSchema });

/** Everything about a request. */
export const requestCaseSchema = z.object({
  /** Its row of the board; read first, so that the rest is as new as the row's revision, or newer. */
  row: boardRowSchema,
  request: storedServiceRequestSchema,
  visits: z.array(storedVisitSchema),
  notes: z.array(staffNoteSchema),
  history: z.array(historyEntrySchema),
  /** Who did what of the history: names by uid. */
  names: z.record(z.string(), z.string()),
});

export type RequestCaseFile = z.infer<typeof requestCaseSchema>;

async function readNames(uids: readonly string[]): Promise<Record<string, string>> {
  const accounts = await Promise.all(
    uids.map(async (uid) => [uid, await atServer(({ readInterimUser }) => readInterimUser(uid))] as const),
  );
  return Object.fromEntries(
    accounts.flatMap(([uid, account]) =>
      account.ok && account.value !== null ? [[uid, `${account.value.first_name} ${account.value.last_name}`]] : [],
    ),
  );
}

export async function readRequestCase(requestId: string): Promise<Result<RequestCaseFile, DomainError>> {
  const row = await atServer(({ readBoardRow }) => readBoardRow(requestId));
  if (!row.ok) return row;
  const request = await atServer(({ readRequest }) => readRequest(requestId));
  if (!request.ok) return request;
  const [visits, notes, history] = await Promise.all([
    atServer(({ listVisitsOfRequest }) => listVisitsOfRequest(request.value)),
    atServer(({ listStaffNotes }) => listStaffNotes({ kind: 'request', id: requestId })),
    atServer(({ listHistory }) => listHistory(requestId)),
  ]);
  if (!visits.ok) return visits;
  if (!notes.ok) return notes;
  if (!history.ok) return history;
  const { actor_uid: askedBy, cancelled_by: cancelledBy } = request.value;
  const actors = new Set(
    [
      askedBy,
      cancelledBy,
      ...history.value.map((entry) => ('actor_uid' in entry ? entry.actor_uid : undefined)),
    ].filter((uid) => uid !== undefined),
  );
  return ok({
    row: row.value,
    request: request.value,
    visits: visits.value,
    notes: notes.value,
    history: history.value,
    names: await readNames([...actors]),
  });
}

/** The senior of a request. */
export const seniorFileSchema = z.object({
  /** Staff's record of her, with an account or without; null for somebody who is no senior. */
  customer: z.nullable(customerSchema),
  profile: z.nullable(seniorProfileSchema),
  /** In cents; null for whoever does not see money. */
  balance: z.nullable(z.int()),
  /** Newest first. */
  visits: z.array(storedVisitSchema),
});

export type SeniorFile = z.infer<typeof seniorFileSchema>;

const formerVisitsAtMost = 50;

export async function readSeniorFile(seniorId: string, seesMoney: boolean): Promise<Result<SeniorFile, DomainError>> {
  const senior = forSelf(seniorId);
  const [customer, profile, credits, visits] = await Promise.all([
    atServer(({ readCustomer }) => readCustomer(seniorId, deviceClock.now())),
    atServer(({ readSeniorProfile }) => readSeniorProfile(senior)),
    seesMoney ? atServer(({ readBalance }) => readBalance(senior)) : ok(null),
    atServer(({ listVisitsOfSenior }) => listVisitsOfSenior(seniorId, formerVisitsAtMost)),
  ]);
  if (!customer.ok) return customer;
  if (!profile.ok) return profile;
  if (!credits.ok) return credits;
  if (!visits.ok) return visits;
  return ok({
    customer: customer.value,
    profile: profile.value,
    balance: credits.value,
    visits: visits.value,
  });
}

/** What the mails of a request are found by. */
export interface MailsOf {
  readonly requestId: string;
  readonly createdAt: Date;
  readonly email: string;
}

export const mailsSchema = z.array(mailSchema);

export const readMailsOf = ({ requestId, createdAt, email }: MailsOf) =>
  atServer(({ listMailsAbout }) =>
    listMailsAbout({ requestId, reference: requestReference(requestId, createdAt), to: email }),
  );
