import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { knownAnswer } from '#sync/commands/answer-quote.ts';
import type { AnswerDelivery, Delivery, RequestRow } from './request-row.ts';

function deliveryOf(item: AccountItem): Delivery | null {
  return item.state === 'cancelled' ? null : { itemId: item.id, state: item.state, error: item.error };
}

function answerOf(item: AccountItem | undefined): AnswerDelivery | null {
  const delivery = item && deliveryOf(item);
  const answer = item && knownAnswer(item);
  return delivery && answer ? { ...delivery, ...answer } : null;
}

function sharedFields(request: NewServiceRequest | StoredServiceRequest) {
  return {
    id: request.request_id,
    serviceId: request.task_category_id,
    requestDate: request.request_date,
    frequency: request.frequency ?? null,
    repeatUntil: request.repeat_until,
    time: request.preferred_time,
    address: request.address,
    hours: request.hours_requested,
    askedBy: request.actor_uid,
    notes: request.notes ?? null,
    storedStatus: request.status,
  };
}

function serverRow(
  request: StoredServiceRequest,
  created: AccountItem | undefined,
  answered: AccountItem | undefined,
): RequestRow {
  // Delivered, so waiting and sending no longer apply; a rejection stays visible until the user handles it.
  const refused = created?.state === 'needs-you' ? deliveryOf(created) : null;
  return {
    ...sharedFields(request),
    askedAt: request.created_at,
    quote: request.quote,
    visits: request.visits,
    moves: request.moves,
    series: request.series,
    status: readRequestStatus(request.status),
    delivery: refused,
    cancellation: null,
    answer: answerOf(answered),
  };
}

function deviceRow(item: AccountItem, request: NewServiceRequest): RequestRow {
  return {
    ...sharedFields(request),
    askedAt: new Date(item.savedAt),
    status: request.status,
    delivery: deliveryOf(item),
    cancellation: null,
    answer: null,
  };
}

function withCancellation(row: RequestRow, item: AccountItem | undefined): RequestRow {
  const cancellation = item === undefined ? null : deliveryOf(item);
  if (cancellation === null || row.status === 'cancelled') return row;
  // Received: the server's list is stale, read before the cancellation.
  return cancellation.state === 'received'
    ? { ...row, status: 'cancelled', storedStatus: 'cancelled', cancellation }
    : { ...row, cancellation };
}

/** The last command of a kind per request: a second cancellation may follow a rejected first one. */
function latest<Kind extends AccountItem['command']['kind']>(items: readonly AccountItem[], kind: Kind) {
  const found = new Map<string, AccountItem>();
  for (const item of items) {
    if (item.command.kind !== kind) continue;
    const earlier = found.get(item.aggregate);
    if (earlier === undefined || earlier.sequence < item.sequence) found.set(item.aggregate, item);
  }
  return found;
}

interface Merged {
  readonly parts: readonly (AccountItem | undefined)[];
  readonly row: RequestRow;
}

const merged = new WeakMap<StoredServiceRequest | AccountItem, Merged>();

/** The row of what is stored, the same object as long as none of its parts has changed: its card is not drawn again. */
function rowOf(
  stored: StoredServiceRequest | AccountItem,
  parts: readonly (AccountItem | undefined)[],
  make: () => RequestRow,
): RequestRow {
  const known = merged.get(stored);
  if (known !== undefined && parts.every((part, index) => part === known.parts[index])) return known.row;
  const row = make();
  merged.set(stored, { parts, row });
  return row;
}

/**
 * Merges the server's list with the outbox. Each request is in the result exactly once: a fetched list never hides an
 * unsent request, and a delivered one is never duplicated. Unsent requests come first, newest on top: the device's clock
 * may be wrong, so its timestamps are never compared with the server's.
 */
export function mergeRequests(
  server: readonly StoredServiceRequest[],
  items: readonly AccountItem[],
): readonly RequestRow[] {
  const creates = latest(items, 'create-request');
  const cancels = latest(items, 'cancel-request');
  const answers = latest(items, 'answer-quote');
  const rows = new Map<string, RequestRow>();
  for (const item of [...creates.values()].sort((one, other) => other.sequence - one.sequence)) {
    const { command } = item;
    if (command.kind !== 'create-request' || item.state === 'cancelled') continue;
    const cancel = cancels.get(item.aggregate);
    rows.set(
      item.aggregate,
      rowOf(item, [cancel], () => withCancellation(deviceRow(item, command.request), cancel)),
    );
  }
  for (const request of server) rows.delete(request.request_id);
  for (const request of server) {
    const id = request.request_id;
    const [created, answered, cancel] = [creates.get(id), answers.get(id), cancels.get(id)];
    const make = () => withCancellation(serverRow(request, created, answered), cancel);
    rows.set(id, rowOf(request, [created, answered, cancel], make));
  }
  return [...rows.values()];
}
