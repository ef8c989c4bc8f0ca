import type { Customer } from '#domain/accounts/customer.ts';
import { collections } from '#domain/collections.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { type Mail, type MailErrorCode, mailSchema } from '#domain/documents/mail.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { mailDelivery, type MailOrder, newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { type OfficeWorld, rowsIn } from './office-world.ts';

function recipientOf({ documents }: OfficeWorld, seniorId: string): Customer | null {
  const account = documents.get(collections.interimUsers, seniorId);
  return knownSenior({ account, customer: documents.get(collections.customers, seniorId) }).recipient;
}

interface Written {
  readonly row: BoardRow;
  readonly to: Customer;
  readonly common: { name: string; reference: string; service: string; when: string };
  readonly hours: string;
  readonly address: string;
}

function writtenTo(world: OfficeWorld, row: BoardRow): Written | null {
  const to = recipientOf(world, row.senior_id);
  if (to === null) return null;
  const { documents } = world;
  const request = storedServiceRequestSchema.parse(documents.get(collections.serviceRequests, row.request_id));
  return {
    row,
    to,
    common: {
      name: to.firstName,
      reference: requestReference(row.request_id, row.created_at),
      service: row.service,
      when: `${row.date} ${row.time}`,
    },
    hours: String(row.minutes / 60),
    address: request.address,
  };
}

const sent = (mail: Mail): Mail => ({
  ...mail,
  state: 'sent',
  attempts: 1,
  next_attempt_at: null,
  sent_at: new Date(mail.created_at.getTime() + 4_000),
});

/** A refusal by the mail server is final at once; a server that is away is tried for about a day. */
const failed = (mail: Mail, error_code: MailErrorCode): Mail => ({
  ...mail,
  state: 'failed',
  attempts: error_code === 'server-unavailable' ? mailDelivery.maxAttempts : 1,
  next_attempt_at: null,
  error_code,
});

type Settle = (mail: Mail) => Mail;

function put(
  { documents }: OfficeWorld,
  { row, to }: Written,
  order: Omit<MailOrder, 'to' | 'language'>,
  settle: Settle,
) {
  // The parts belong together: the callers write both.
  const whole = { ...order, to: to.email, language: to.language } as MailOrder;
  const mail = settle(newMail(whole, row.last_change.at));
  documents.put(collections.mail, mailIdAbout(order.template, row.request_id), mailSchema.parse(mail));
}

/** The mails of requests that are under way: most were sent, some could not be. */
export function putMails(world: OfficeWorld): void {
  const written = (...stages: readonly BoardRow['stage'][]) =>
    rowsIn(world, ...stages).flatMap((row) => writtenTo(world, row) ?? []);
  written('new').forEach((each, index) => {
    const values = { ...each.common, hours: each.hours, address: each.address };
    const settle: Settle = index === 0 ? (mail) => failed(mail, 'server-unavailable') : sent;
    put(world, each, { template: 'request-received', values }, settle);
  });
  written('planned').forEach((each, index) => {
    const { common, hours, address, row } = each;
    const values = { request: row.request_id, ...common, hours, address };
    const settle: Settle = index < 2 ? (mail) => failed(mail, 'recipient-refused') : sent;
    put(world, each, { template: 'student-assigned', values }, settle);
  });
}
