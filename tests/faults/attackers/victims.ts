import { createHash } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { aDataExport } from '#tests/builders/accounts/data-export.ts';
import { aDataRequest } from '#tests/builders/accounts/data-request.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { aMessageReport, aThread } from '#tests/builders/alerts/threads.ts';
import { anAlert, aPushSubscription } from '#tests/builders/alerts/told.ts';
import { aCircleMember } from '#tests/builders/circle.ts';
import { aStaffNote } from '#tests/builders/dispatch.ts';
import { aDoorCode } from '#tests/builders/door-code.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aMail } from '#tests/builders/mail.ts';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { aDebt } from '#tests/builders/payments/debt.ts';
import { aGift } from '#tests/builders/payments/gift.ts';
import { anAccountStatement, aReceipt } from '#tests/builders/payments/receipt.ts';
import { aReview } from '#tests/builders/review.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aLead } from '#tests/builders/staff/lead.ts';
import { aVerificationLink } from '#tests/builders/verification-link.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { PlainValue } from '#tests/rules/documents/field-value.ts';

/** Who has a reason to read a document, beside the senior herself. */
export type Kind =
  /** Her account and what she tells staff: staff. */
  | 'account'
  /** What is planned: the circle and staff. */
  | 'work'
  /** The circle's payer, and finance. */
  | 'money'
  /** Dispatch. */
  | 'leads'
  /** Nobody. */
  | 'private'
  | 'internal';

export interface SecretDocument {
  readonly path: string;
  readonly kind: Kind;
  readonly data: { readonly [field: string]: PlainValue };
  /** Stands in the document, and nowhere else; nobody else can know it. */
  readonly secret: string;
}

export interface Victim {
  readonly uid: string;
  readonly requestId: string;
  readonly documents: readonly SecretDocument[];
}

type Described = readonly [kind: Kind, path: string, write: (secret: string) => object, form?: 'hex' | 'number'];

/** A text, or where a document has no place for one, a hash or an amount that nobody else has. */
function secretOf(uid: string, index: number, form: 'text' | 'hex' | 'number'): string {
  const hash = createHash('sha256').update(`${uid} ${index}`).digest('hex');
  if (form === 'hex') return hash;
  return form === 'number'
    ? `7${BigInt(`0x${hash}`).toString().slice(0, 8)}`
    : `Geheim${index}van${uid.replaceAll('-', '')}`;
}

/** No timer has a reason to touch what lies before it. */
const far = new Date('2099-01-01T00:00:00Z');

function describe(uid: string, requestId: string, email: string): readonly Described[] {
  const c = collections;
  const user_id = uid;
  const ofVisit = { visit_id: requestId, request_id: requestId, senior_id: uid };
  const sent = { state: 'sent', next_attempt_at: null } as const;
  const person = { id: uid, email };
  const message = { id: requestId, side: 'senior', author_id: uid, at: new Date(0), student_id: null, reported: false };
  return [
    ['account', `${c.interimUsers}/${uid}`, (last_name) => anInterimUser({ ...person, last_name })],
    ['account', `${c.customers}/${uid}`, (last_name) => aCustomer({ senior_id: uid, has_account: true, last_name })],
    ['account', `${c.staffNotes}/${requestId}`, (text) => aStaffNote({ about: { kind: 'person', id: uid }, text })],
    ['account', `${c.mail}/welcome_${uid}`, (name) => aMail({ to: email, values: { name }, ...sent })],
    [
      'account',
      `${c.circles}/${memberPath(uid, `els-${uid}`)}`,
      (last_name) => aCircleMember({ senior_id: uid, user_id: `els-${uid}`, last_name }),
    ],
    ['account', `${c.messageReports}/${requestId}`, (text) => aMessageReport({ ...ofVisit, reporter_id: uid, text })],
    [
      'account',
      `${c.seniorProfiles}/${uid}`,
      (senior_name) => aSeniorProfile({ user_id: uid, senior_id: uid, senior_name }),
    ],
    [
      'work',
      `${c.serviceRequests}/${requestId}`,
      (notes) => aServiceRequest({ request_id: requestId, senior_id: uid, notes, status: 'assigned' }),
    ],
    [
      'work',
      `${c.planning}/${requestId}`,
      (work_note) =>
        aPlannedVisit({ request_id: requestId, senior_id: uid, state: 'confirmed', date: '2099-06-01', work_note }),
    ],
    [
      'work',
      `${c.threads}/${requestId}`,
      (text) => aThread({ ...ofVisit, messages: [{ ...message, author_name: 'Maria', text } as never] }),
    ],
    ['money', `${c.userCredits}/${uid}`, (balance) => aBalance({ user_id, balance: Number(balance) }), 'number'],
    [
      'money',
      `${c.creditTransactions}/cs_${uid}`,
      (description) => aCreditTransaction({ id: `cs_${uid}`, user_id, stripe_session_id: `cs_${uid}`, description }),
    ],
    [
      'money',
      `${c.receipts}/receipt-of-${uid}`,
      (name) => aReceipt({ user_id, line_id: `cs_${uid}`, holder: { name, street: '', town: '' } }),
    ],
    [
      'money',
      `${c.accountStatements}/2026-02_${uid}`,
      (name) => anAccountStatement({ user_id, holder: { name, street: '', town: '' } }),
    ],
    [
      'money',
      `${c.gifts}/gift-to-${uid}`,
      (text) => aGift({ gift_id: `gift-to-${uid}`, senior_id: uid, giver_id: `els-${uid}`, message: text }),
    ],
    [
      'money',
      `${c.debts}/debt-of-${uid}`,
      (by) => aDebt({ senior_id: uid, is_open: false, last_change: { action: 'debt-tell', by, at: new Date(0) } }),
    ],
    ['leads', `${c.leads}/lead-of-${uid}`, (company) => aLead({ company, email: '', phone: '' })],
    ['account', `${c.employerTips}/entry-of-${uid}`, (company) => anEmployerTip({ company, email })],
    [
      // Staff’s mail about it has her words, and finance reads mails.
      'account',
      `${c.waitingList}/entry-of-${uid}`,
      (notes) => aWaitingListEntry({ notes, email, phone_number: null }),
    ],
    ['leads', `${c.reviews}/${requestId}`, (skills_notes) => aReview({ request_id: requestId, skills_notes })],
    ['private', `${c.notifications}/welcome_${uid}`, (subject) => aNotification({ user_id, subject })],
    [
      'private',
      `${c.pushSubscriptions}/browser-of-${uid}`,
      (id) => aPushSubscription({ user_id, endpoint: `https://fcm.googleapis.com/fcm/send/${id}` }),
    ],
    ['private', `${c.doorCodes}/${requestId}`, (student_id) => aDoorCode({ student_id })],
    ['internal', `${c.alerts}/alert-of-${uid}`, (name) => anAlert({ user_id, values: { name }, state: 'sent' })],
    [
      'internal',
      `${c.verificationLinks}/link-of-${uid}`,
      (email_hash) => aVerificationLink({ user_id, email_hash }),
      'hex',
    ],
    [
      'internal',
      `${c.dataExports}/${uid}`,
      (secret) => aDataExport({ person_id: uid, email, link_hashes: [secret], expires_at: far }),
      'hex',
    ],
    // Its id is minted by the page, as that of a request: an attacker may ask with the same one.
    ['leads', `${c.dataRequests}/${requestId}`, (text) => aDataRequest({ person_id: uid, email, text })],
    [
      'internal',
      `${c.erasures}/note-of-${uid}`,
      (name) => anErasure({ person_id: `note-of-${uid}`, name, state: 'asked', due_at: null, link_until: far }),
    ],
  ];
}

/** A senior with a document in every place that holds some of a person, each with a secret of its own. */
export function aVictim(uid: string, requestId: string): Victim {
  const documents = describe(uid, requestId, `${uid}@victims.test`).map(([kind, path, write, form], index) => {
    const secret = secretOf(uid, index, form ?? 'text');
    return { kind, path, secret, data: write(secret) as SecretDocument['data'] };
  });
  return { uid, requestId, documents };
}
