import type * as z from 'zod/mini';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import type { Customer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import type { bookForSenior as contract } from '../contracts/people.ts';
import { auditFacts } from '../dispatch/audit-facts.ts';
import { closedLead } from '../leads/close-lead.ts';
import { rejectedTime } from '../dispatch/rejected-time.ts';
import type { RequestCase } from '../dispatch/request-case.ts';
import { settleCase } from '../dispatch/settle-case.ts';
import { serviceOf } from '../dispatch/transaction/case-mails.ts';
import type { DocumentTransaction, DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import {
  type RecordCommand,
  type RecordContext,
  type RecordRejection,
  recordRejected,
} from '../dispatch/transaction/record-command.ts';
import { settledWrites } from '../dispatch/transaction/settled-writes.ts';
import { type CustomerRecord, customerSchema } from '../documents/customer.ts';
import { isBlocked } from '../documents/interim-user.ts';
import { mailSchema } from '../documents/mail.ts';
import { type ServiceRequest, serviceRequestSchema } from '../documents/service-request.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { searchKeysOf } from '../people/search-keys.ts';
import { brusselsDate, daysBetween } from '../requests/calendar.ts';
import { isFarEnough } from '../requests/lead-time.ts';
import { requestAt } from '../requests/new-service-request.ts';
import { requestReference } from '../requests/request-reference.ts';
import { ok, type Result } from '../result.ts';
import { knownSenior, type KnownSenior } from './reach-customer.ts';

type Booking = z.output<typeof contract.input>;

export interface Booked {
  readonly request_id: string;
  readonly senior_id: string;
}

const name = 'book-for-senior';

/** Follows from the command, so that a repetition is about the same person. */
const newSeniorId = (commandId: string) => `customer-${commandId.toLowerCase()}`;

function newRecord(seniorId: string, { senior }: Booking, { now, actor }: RecordContext): CustomerRecord | null {
  if (senior.kind === 'known') return null;
  const { contact, confirmation, relative, needs } = senior;
  return customerSchema.parse({
    senior_id: seniorId,
    ...contact,
    has_account: false,
    confirmation,
    relative,
    needs,
    search_keys: searchKeysOf(contact),
    revision: 1,
    last_change: { action: name, by: actor.name, at: now },
    updated_at: now,
  } satisfies Record<Exclude<keyof CustomerRecord, 'invited' | 'told'>, unknown>);
}

interface Found {
  readonly senior: KnownSenior;
  /** Of somebody who was not known yet. */
  readonly record: CustomerRecord | null;
}

async function findSenior(
  transaction: DocumentTransaction,
  seniorId: string,
  booking: Booking,
  context: RecordContext,
): Promise<Result<Found, RecordRejection>> {
  const record = newRecord(seniorId, booking, context);
  if (record !== null) return ok({ senior: knownSenior({ account: null, customer: record }), record });
  const [account = null, customer = null] = await transaction.read([
    { collection: collections.interimUsers, id: seniorId },
    { collection: collections.customers, id: seniorId },
  ]);
  const isSenior = account === null ? customer !== null : account['role'] === 'senior';
  if (!isSenior) return recordRejected('customer-not-found');
  if (isBlocked(account?.['blocked'])) return recordRejected('customer-blocked');
  return ok({ senior: knownSenior({ account, customer }), record });
}

/** Why it cannot be then; `lead-time-reason-needed` when staff has to say why it is so soon. */
function rejectedDay({ request: { date, start, hours }, reason }: Booking, now: Date) {
  const rejected = rejectedTime({ date, start, minutes_planned: hours * 60 }, now);
  if (rejected !== null) return rejected;
  return isFarEnough(date, now) || reason.trim() !== '' ? null : ('lead-time-reason-needed' as const);
}

async function receivedMail(
  transaction: DocumentTransaction,
  request: ServiceRequest,
  recipient: Customer | null,
): Promise<readonly DocumentWrite[]> {
  if (recipient === null) return [];
  const { request_id: id, created_at: now } = request;
  const values = {
    name: recipient.firstName,
    reference: requestReference(id, now),
    service: await serviceOf(transaction, request.task_category_id),
    when: `${request.request_date} ${request.preferred_time}`,
    hours: String(request.hours_requested),
    address: request.address,
  };
  const { email: to, language } = recipient;
  const mail = newMail({ to, language, template: 'request-received', values }, now);
  const path = { collection: collections.mail, id: mailIdAbout('request-received', id) };
  return [{ kind: 'create', ...path, data: mailSchema.parse(mail) }];
}

function bookedWrites(state: RequestCase, { senior, record }: Found, commandId: string, context: RecordContext) {
  const { now, actor } = context;
  const lastChange = { action: name, by: actor.name, at: now };
  const settled = settleCase({
    before: state,
    decided: state,
    customer: senior.board,
    formerRow: null,
    lastChange,
    now,
  });
  const { request_id: id, senior_id: seniorId } = state.request;
  const customer: readonly DocumentWrite[] =
    record === null ? [] : [{ kind: 'create', collection: collections.customers, id: seniorId, data: record }];
  const request: DocumentWrite = {
    kind: 'create',
    collection: collections.serviceRequests,
    id,
    // Tells the triggers that a command made it, and ordered its mail.
    data: { ...state.request, last_command: commandId },
  };
  return [...customer, request, ...settledWrites({ before: state, settled, days: [], commandId })];
}

/** A request that is made on the phone: the customer if she is new, the request, its row, and the mail if there is one. */
export const bookForSenior = (
  commandId: string,
  actor: RecordCommand<Booked>['actor'],
  booking: Booking,
): RecordCommand<Booked> => ({
  name,
  commandId,
  actor,
  async decide(transaction, context) {
    const { now } = context;
    const requestId = commandId.toLowerCase();
    const seniorId = booking.senior.kind === 'known' ? booking.senior.senior_id : newSeniorId(commandId);
    const { task_category_id: category, date, start, hours, address, notes, frequency, until } = booking.request;
    const rejected = rejectedDay(booking, now);
    if (rejected !== null) return recordRejected(rejected);
    const [service] = await transaction.read([{ collection: collections.taskCategories, id: category }]);
    if (service === null) return recordRejected('service-not-found');
    const found = await findSenior(transaction, seniorId, booking, context);
    if (!found.ok) return found;
    const help = { serviceId: category, date, time: start, hours, address, notes: notes.trim() };
    const recurrence = { frequency: frequency ?? 'one-time', until: until ?? '' } as const;
    const request = serviceRequestSchema.parse({
      ...requestAt({ ...help, ...recurrence }, requestId, seniorId),
      created_at: now,
    });
    const state: RequestCase = { request, quote: null, takenBy: null, visits: [] };
    const isSoon = !isFarEnough(date, now);
    return ok({
      value: { request_id: requestId, senior_id: seniorId },
      writes: [
        ...bookedWrites(state, found.value, commandId, context),
        ...(await receivedMail(transaction, request, found.value.senior.recipient)),
        ...(await closedLead(transaction, { leadId: booking.lead_id ?? null, commandId, actor, seniorId }, context)),
      ],
      audit: {
        collection: collections.serviceRequests,
        document_id: requestId,
        before: {},
        after: {
          ...auditFacts(state),
          senior: seniorId,
          customer: booking.senior.kind,
          days_ahead: daysBetween(brusselsDate(now), date),
          lead_time: isSoon ? 'shortened' : 'kept',
        },
      },
      ...(isSoon ? { note: { about: { kind: 'request' as const, id: requestId }, text: booking.reason.trim() } } : {}),
    });
  },
});
