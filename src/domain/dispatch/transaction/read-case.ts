import { type Customer, readCustomer } from '#domain/accounts/customer.ts';
import { collections } from '#domain/collections.ts';
import { type BoardRow, boardRowSchema } from '#domain/documents/board-row.ts';
import { interimUserDefaults, interimUserSchema } from '#domain/documents/interim-user.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import type { BoardCustomer } from '../board-row-of.ts';
import { readVisits } from '../read-visits.ts';
import type { RequestCase } from '../request-case.ts';
import { type DocumentTransaction, type Fields, readOne } from './document-transaction.ts';

export interface StoredCase {
  readonly state: RequestCase;
  readonly row: BoardRow | null;
  readonly board: BoardCustomer;
  /** Null for a senior without a mail address. */
  readonly customer: Customer | null;
}

const { city, name_city } = interimUserSchema.shape;

function boardCustomerOf(senior: Fields | null, customer: Customer | null): BoardCustomer {
  const postcode = city.safeParse(senior?.['city']).data ?? '';
  return {
    name: customer?.name ?? '',
    phone: customer?.telephone ?? '',
    postcode: postcode === interimUserDefaults.city ? '' : postcode,
    town: name_city.safeParse(senior?.['name_city']).data ?? '',
  };
}

/** Returns null without a request, and for a document that is none, such as one without a senior. */
export async function readCase(transaction: DocumentTransaction, requestId: string): Promise<StoredCase | null> {
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
  const senior = await readOne(transaction, collections.interimUsers, request.senior_id);
  const row = boardRowSchema.safeParse(foundRow).data ?? null;
  const customer = readCustomer(senior);
  return {
    state: {
      request,
      quote: quoteSchema.safeParse(quote).data ?? null,
      takenBy: row?.taken_by ?? null,
      visits: readVisits(request, plannings),
    },
    row,
    board: boardCustomerOf(senior, customer),
    customer,
  };
}
