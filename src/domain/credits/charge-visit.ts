import { collections } from '../collections.ts';
import { changeVisit, findVisit, withVisit } from '../dispatch/change-visits.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Outcome,
  readOne,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { serviceOf } from '../dispatch/transaction/case-mails.ts';
import { readCase, type StoredCase } from '../dispatch/transaction/read-case.ts';
import { stepWrites } from '../dispatch/transaction/step-writes.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { mailSchema } from '../documents/mail.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { costValues } from '../mail/cost-values.ts';
import { type MailOrder, newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { serviceIds } from '../requests/prices.ts';
import { visitCost } from '../visits/visit-cost.ts';
import { lineWrites, readStoredBalance } from './adjustment-line.ts';
import { amountFields, amountText } from './cents.ts';
import { lineDescriptions, usageDescription } from './line-description.ts';
import type { Charge } from './charge.ts';
import { chargeLineId, feeLineId } from './charge-line.ts';
import { chargeLatePayment } from './charge-late-payment.ts';
import { isOpenFee, type OpenFee, openItemsIn, type OpenVisit } from './missing-money.ts';

interface Chargeable extends OpenVisit {
  readonly stored: StoredCase;
}

/** The oldest that is open. A visit whose request cannot be read keeps no other waiting. */
async function oldestChargeable(
  transaction: DocumentTransaction,
  seniorId: string,
): Promise<Chargeable | OpenFee | null> {
  const visits = await transaction.openVisitsOf(seniorId);
  for (const open of openItemsIn(visits, await transaction.openDebtsOf(seniorId))) {
    if (isOpenFee(open)) return open;
    const stored = await readCase(transaction, open.visit.request_id);
    if (stored !== null) return { ...open, stored };
  }
  return null;
}

/** What a line says that a visit was; empty for a service that staff added. */
function descriptionOf({ visit, isFee }: Chargeable): string {
  if (isFee) return lineDescriptions.lateFee;
  const service = serviceIds.find((known) => known === visit.task_category_id);
  const cost = visitCost(visit);
  return service === undefined || cost === null ? '' : usageDescription({ service, hours: cost.halfHours / 2 });
}

function chargeLine(open: Chargeable, now: Date): CreditTransaction {
  const { id, visit, cents, isFee } = open;
  return {
    id: isFee ? feeLineId(id) : chargeLineId(id),
    user_id: visit.senior_id,
    ...amountFields(-cents),
    description: descriptionOf(open),
    transaction_type: 'service_usage',
    stripe_session_id: null,
    created_at: now,
  };
}

/** Tells the senior that a visit is paid, or what is missing: each once per visit. What a fee is, she was told with it. */
async function chargeMail(
  transaction: DocumentTransaction,
  { id: visitId, visit, isFee, stored: { customer } }: Chargeable,
  after: number,
  now: Date,
): Promise<readonly DocumentWrite[]> {
  const cost = visitCost(visit);
  if (customer === null || isFee || cost === null) return [];
  const template = after < 0 ? 'visit-unpaid' : 'visit-charged';
  const id = mailIdAbout(template, visitId);
  if ((await readOne(transaction, collections.mail, id)) !== null) return [];
  const { email: to, language, firstName: name } = customer;
  const values = { name, ...costValues(visit, cost, await serviceOf(transaction, visit.task_category_id)) };
  const order: MailOrder =
    template === 'visit-unpaid'
      ? { to, language, template, values: { ...values, visit: visitId, missing: amountText(-after) } }
      : { to, language, template, values: { ...values, balance: amountText(after) } };
  return [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(newMail(order, now)) }];
}

function chargedVisit(own: StoredVisit, { cents, isFee }: OpenVisit, now: Date): StoredVisit {
  return changeVisit(
    own,
    isFee ? { fee: { cents, state: 'charged' } } : { state: 'charged', charged_cents: cents },
    now,
  );
}

/**
 * Charges the oldest approved visit of a senior, the fee of one that was cancelled late, or a fee for paying late, from her
 * balance, in one transaction: line, balance, visit, request, row and mails. The line has an id of the visit's, and is created: a visit is
 * charged once, whatever comes twice, at once or late. A balance that does not suffice charges nothing, and no younger
 * visit before an older one.
 * @throws where the balance cannot be read: nothing is charged on a guess.
 */
export async function chargeOldestVisit(
  transaction: DocumentTransaction,
  seniorId: string,
  now: Date,
): Promise<Outcome<Charge>> {
  const next = await oldestChargeable(transaction, seniorId);
  if (next === null) return withoutWrites({ kind: 'none' });
  const balance = await readStoredBalance(transaction, seniorId);
  if (balance === null) throw new Error('the balance cannot be read');
  if (isOpenFee(next)) return chargeLatePayment(next, balance, now);
  const { id: visitId, cents, stored } = next;
  const after = balance - cents;
  if (after < 0) {
    const value = { kind: 'short', visitId, missing: -after } as const;
    return { value, writes: await chargeMail(transaction, next, after, now) };
  }
  const own = findVisit(stored.state, visitId);
  if (own === undefined) throw new Error('the visit is not one of its request');
  const step = { visitId, stored, decided: withVisit(stored.state, chargedVisit(own, next, now)), now };
  const stepped = await stepWrites(transaction, {
    ...step,
    ...(next.isFee ? { name: 'charge-fee', changed: 'fee' } : { name: 'charge-visit' }),
  });
  const writes = [...stepped, ...(await chargeMail(transaction, next, after, now))];
  return {
    value: { kind: 'charged', visitId, cents },
    writes: [...lineWrites(chargeLine(next, now), after), ...writes],
  };
}
