import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import type { BoardCustomer } from '#domain/dispatch/board-row-of.ts';
import { readVisits } from '#domain/dispatch/read-visits.ts';
import { noDoorCodes } from '#domain/dispatch/request-case.ts';
import { requestCreated, settleCase } from '#domain/dispatch/settle-case.ts';
import type { DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';
import { settledWrites } from '#domain/dispatch/transaction/settled-writes.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { applyWrites } from '#functions/gateways/dispatch/apply-writes.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import type { RequestRow } from '../tables/requests.ts';

/** In the place of a command: tells the triggers that nobody is to be told and nothing to be written down about it. */
const byImport = 'import';

/**
 * A visit that is still to come is a visit as any other: its student sees it, and both are reminded. One that is over, or
 * that has no student, stays as releases before visits had states wrote it: no timer then asks or charges anybody for what
 * the old system has settled.
 */
function planningWrite({ planning, request }: RequestRow, visits: readonly StoredVisit[], now: Date): DocumentWrite[] {
  if (planning === null) return [];
  const visit = visits.find(({ id }) => id === planning.request_id)?.visit;
  const isToCome = visit?.state === 'confirmed' && visit.date >= brusselsDate(now);
  const data = isToCome ? visitSchema.parse(visit) : { ...planning, senior_id: request.senior_id };
  return [{ kind: 'create', collection: collections.planning, id: planning.request_id, data }];
}

/** A request with all that the app derives from it, as if it had always been there. */
function requestWrites(row: RequestRow, customer: BoardCustomer, now: Date): readonly DocumentWrite[] {
  const { id, request, planning } = row;
  const visits = readVisits(request, planning === null ? [] : [{ id: planning.request_id, data: planning }]);
  const state = { request, quote: null, takenBy: null, visits, doorCodes: noDoorCodes };
  const lastChange = { action: requestCreated, by: customer.name, at: request.created_at };
  const settled = settleCase({ before: state, decided: state, customer, formerRow: null, lastChange, now });
  return [
    { kind: 'create', collection: collections.serviceRequests, id, data: { ...request, last_command: byImport } },
    ...planningWrite(row, visits, now),
    ...settledWrites({ before: state, settled, days: [], commandId: null }),
  ];
}

type Increment = Extract<DocumentWrite, { readonly kind: 'increment' }>;

/** The counters of a page of requests are few documents: each is moved once. */
function joined(writes: readonly DocumentWrite[]): readonly DocumentWrite[] {
  const sums = new Map<string, Increment>();
  const rest: DocumentWrite[] = [];
  for (const write of writes) {
    if (write.kind !== 'increment') {
      rest.push(write);
      continue;
    }
    const key = `${write.collection}/${write.id}/${write.field}`;
    const by: Record<string, number> = { ...sums.get(key)?.by };
    for (const [name, amount] of Object.entries(write.by)) by[name] = (by[name] ?? 0) + amount;
    sums.set(key, { ...write, by });
  }
  return [...rest, ...sums.values()];
}

/** The seniors as the board shows them; one without an account is left out. */
async function customersOf(
  firestore: Firestore,
  transaction: Transaction,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string, BoardCustomer>> {
  const ids = [...new Set(rows.map(({ request }) => request.senior_id))];
  const found = await transaction.getAll(...ids.map((id) => firestore.collection(collections.interimUsers).doc(id)));
  return new Map(
    found
      .filter(({ exists }) => exists)
      .map((each) => [each.id, knownSenior({ account: storedDates(each), customer: null }).board]),
  );
}

/**
 * Creates the requests that are not there, with their rows, counters, figures and students: all of a page or nothing, so that
 * no request is counted twice or left out, wherever the import is stopped. @returns how many were created.
 */
export function storeRequests(firestore: Firestore, rows: readonly RequestRow[], now: Date): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const references = rows.map(({ id }) => firestore.collection(collections.serviceRequests).doc(id));
    const there = new Set(
      (await transaction.getAll(...references, { fieldMask: [] })).filter(({ exists }) => exists).map(({ id }) => id),
    );
    const missing = rows.filter(({ id }) => !there.has(id));
    if (missing.length === 0) return 0;
    const customers = await customersOf(firestore, transaction, missing);
    const writes = missing.flatMap((row) => {
      const customer = customers.get(row.request.senior_id);
      return customer === undefined ? [] : [requestWrites(row, customer, now)];
    });
    applyWrites(transaction, joined(writes.flat()));
    return writes.length;
  });
}
