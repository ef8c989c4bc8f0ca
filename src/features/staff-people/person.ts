import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { staffNoteSchema } from '#domain/documents/dispatch.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** What happened with a senior, beside staff's record of her. */
export const personSchema = z.object({
  /** In cents; null for whoever does not see money. */
  balance: z.nullable(z.int()),
  /** Newest first. */
  requests: z.array(boardRowSchema),
  visits: z.array(z.object({ id: z.string(), visit: visitSchema })),
  notes: z.array(staffNoteSchema),
});

export type Person = z.infer<typeof personSchema>;

/** Enough for years; more is not read. */
const atMost = 50;

export async function readPerson(seniorId: string, seesMoney: boolean): Promise<Result<Person, DomainError>> {
  const [credits, requests, visits, notes] = await Promise.all([
    seesMoney ? atServer(({ readBalance }) => readBalance(forSelf(seniorId))) : ok(null),
    atServer(({ listRequestsOfSenior }) => listRequestsOfSenior(seniorId, atMost)),
    atServer(({ listVisitsOfSenior }) => listVisitsOfSenior(seniorId, atMost)),
    atServer(({ listStaffNotes }) => listStaffNotes({ kind: 'person', id: seniorId })),
  ]);
  if (!credits.ok) return credits;
  if (!requests.ok) return requests;
  if (!visits.ok) return visits;
  if (!notes.ok) return notes;
  return ok({ balance: credits.value, requests: requests.value, visits: visits.value, notes: notes.value });
}
