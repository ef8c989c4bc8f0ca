import type { Customer } from '#domain/accounts/customer.ts';
import { readMemberNames } from '#domain/circles/member-names.ts';
import { collections } from '#domain/collections.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import { type BoardRow, boardRowSchema } from '#domain/documents/board-row.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { BoardCustomer } from '../board-row-of.ts';
import { findVisit } from '../change-visits.ts';
import { readDoorCodes } from '../door-codes.ts';
import { readVisits } from '../read-visits.ts';
import type { RequestCase } from '../request-case.ts';
import type { DocumentTransaction } from './document-transaction.ts';

export interface StoredCase {
  readonly state: RequestCase;
  readonly row: BoardRow | null;
  readonly board: BoardCustomer;
  /** To whom the mails go; null where nothing is mailed. */
  readonly customer: Customer | null;
  /** The same, or whom staff tells what mails about her visits would say (decision 96); null for nobody who is known. */
  readonly told: Customer | null;
}

/**
 * Returns null without a request, and for a document that is none, such as one without a senior.
 * @param memberUid the member of the senior's circle who gives the command; null where it is somebody else.
 */
export async function readCase(
  transaction: DocumentTransaction,
  requestId: string,
  memberUid: string | null = null,
): Promise<StoredCase | null> {
  const [[found = null, foundRow = null], plannings] = await Promise.all([
    transaction.read([
      { collection: collections.serviceRequests, id: requestId },
      { collection: collections.board, id: requestId },
    ]),
    transaction.planningsOf(requestId),
  ]);
  const stored = storedServiceRequestSchema.safeParse(found).data;
  if (stored === undefined) return null;
  // The id of the document counts: an older request may name another in its fields.
  const { quote, ...request } = { ...stored, request_id: requestId };
  const [account = null, customer = null] = await transaction.read([
    { collection: collections.interimUsers, id: request.senior_id },
    { collection: collections.customers, id: request.senior_id },
  ]);
  const senior = knownSenior({ account, customer });
  const row = boardRowSchema.safeParse(foundRow).data ?? null;
  const visits = readVisits(request, plannings);
  const members = await readMemberNames(transaction, request, visits, memberUid);
  return {
    state: {
      request,
      quote: quoteSchema.safeParse(quote).data ?? null,
      takenBy: row?.taken_by ?? null,
      visits,
      doorCodes: await readDoorCodes(transaction, visits),
    },
    row,
    board: members.size === 0 ? senior.board : { ...senior.board, members },
    customer: senior.recipient,
    told: senior.recipient ?? senior.toldByStaff,
  };
}

/** One visit as a query found it, with the case that it is a part of; null where it is gone by now. */
export async function readVisit(
  transaction: DocumentTransaction,
  { visitId, requestId }: { readonly visitId: string; readonly requestId: string },
): Promise<{ readonly stored: StoredCase; readonly found: StoredVisit } | null> {
  const stored = await readCase(transaction, requestId);
  const found = stored === null ? undefined : findVisit(stored.state, visitId);
  return stored === null || found === undefined ? null : { stored, found };
}
