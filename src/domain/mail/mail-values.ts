import type { MailTemplate } from '../documents/mail.ts';

/**
 * How a value is rendered in a mail. The queue stores values without a language; they are formatted when the mail is
 * rendered. `id` is for the sending code and appears in no text. `moment` is "yyyy-MM-dd HH:mm" in Brussels, `day`
 * "yyyy-MM-dd", `month` "yyyy-MM", `service` a category. A value from an older record that does not match its kind is
 * shown unchanged.
 */
export type MailValueKind =
  | 'id'
  | 'text'
  | 'lines'
  | 'service'
  | 'moment'
  | 'day'
  | 'month'
  | 'hours'
  | 'credits'
  | 'euro';

/** The request that a mail is about. */
const request = { reference: 'text', service: 'service', when: 'moment' } as const;

/** The visit that a mail is about. */
const visitDone = { service: 'service', when: 'moment' } as const;

/** What a visit costs, and why: its started half hours, in hours, at the agreed price per hour. */
const cost = { service: 'service', when: 'moment', hours: 'hours', perHour: 'euro', price: 'euro' } as const;

/** A visit of a student: whose it is, and where. Street and number stand on her page only. */
const studentVisit = {
  visit: 'id',
  student: 'id',
  name: 'text',
  place: 'text',
  ...visitDone,
  hours: 'hours',
} as const;
/** How much goes back by which way; empty where nothing does. */
const refundWays = { byCard: 'euro', byTransfer: 'euro' } as const;

/** What staff needs to call a customer; empty where the account does not have it. */
const customer = { name: 'text', telephone: 'text', email: 'text', town: 'text' } as const;

/** The values that an order passes to each template. An empty text means unknown; the sentence with it is left out. */
export const mailValues = {
  // Nothing that the account's owner typed: an unverified address may belong to another person.
  'verify-email': {},
  'reset-password': {},
  welcome: { name: 'text' },
  'account-invitation': { name: 'text' },
  'request-received': { name: 'text', ...request, hours: 'hours', address: 'text' },
  'request-cancelled': { name: 'text', ...request },
  'request-resumed': { request: 'id', name: 'text', ...request },
  'quote-sent': { request: 'id', name: 'text', ...request, hours: 'hours', price: 'euro' },
  'student-assigned': { request: 'id', name: 'text', ...request, hours: 'hours', address: 'text' },
  'student-unassigned': { request: 'id', name: 'text', ...request },
  'visit-moved': { request: 'id', name: 'text', ...request, hours: 'hours', address: 'text' },
  'visit-tomorrow': { visit: 'id', name: 'text', ...visitDone, hours: 'hours', address: 'text' },
  'visit-today': { visit: 'id', name: 'text', ...visitDone, hours: 'hours' },
  'student-underway': { visit: 'id', name: 'text', ...visitDone },
  'visit-done': { visit: 'id', name: 'text', ...cost },
  'visit-ended': { request: 'id', name: 'text', ...request },
  'visit-asked': { visit: 'id', name: 'text', ...visitDone },
  'visit-missed': { name: 'text', ...visitDone, credited: 'euro' },
  'visit-fee': { visit: 'id', name: 'text', ...visitDone, price: 'euro' },
  'visit-charged': { name: 'text', ...cost, balance: 'euro' },
  'visit-unpaid': { visit: 'id', name: 'text', ...cost, missing: 'euro' },
  'payment-received': { name: 'text', credits: 'credits', paid: 'euro', balance: 'credits' },
  'gift-received': { name: 'text', from: 'text', message: 'lines', credits: 'credits', balance: 'credits' },
  'gift-given': { gift: 'id', name: 'text', senior: 'text', credits: 'credits', paid: 'euro' },
  'payment-reminder': {
    debt: 'id',
    round: 'id',
    name: 'text',
    ...visitDone,
    missing: 'euro',
    dueOn: 'day',
    payBy: 'day',
    fee: 'euro',
    reference: 'text',
  },
  'late-payment': { debt: 'id', name: 'text', ...visitDone, fee: 'euro', reference: 'text' },
  'transfer-received': { senior: 'id', name: 'text', paid: 'euro', on: 'day' },
  'monthly-statement': { name: 'text', month: 'month', number: 'text', opening: 'euro', closing: 'euro' },
  'visit-refunded': { name: 'text', ...visitDone, amount: 'euro', balance: 'euro' },
  'refund-ordered': { name: 'text', when: 'moment', amount: 'euro', ...refundWays },
  'purchase-withdrawn': {
    name: 'text',
    when: 'moment',
    bought: 'euro',
    boughtOn: 'moment',
    used: 'euro',
    amount: 'euro',
    ...refundWays,
  },
  'refund-failed': { name: 'text', amount: 'euro' },
  'refund-transferred': { name: 'text', amount: 'euro', day: 'day' },
  'move-accepted': { visit: 'id', name: 'text', ...visitDone },
  'move-declined': { visit: 'id', name: 'text', ...visitDone, asked: 'moment', reason: 'lines' },
  'circle-question': { name: 'text' },
  'erasure-question': { person: 'id', name: 'text' },
  'erasure-begun': { kind: 'id', name: 'text', until: 'day' },
  'data-erasure-question': { person: 'id', name: 'text' },
  'data-erasure-begun': { name: 'text', until: 'day' },
  // Empty where the address may belong to somebody else than who gave the name.
  'account-unused': { kind: 'id', name: 'text', until: 'day' },
  'own-data': { person: 'id', name: 'text' },
  'data-request-received': { kind: 'id', name: 'text', question: 'lines', until: 'day' },
  'data-request-done': { kind: 'id', name: 'text', question: 'lines', answer: 'lines' },
  'data-request-refused': { kind: 'id', name: 'text', question: 'lines', answer: 'lines' },
  'message-received': { visit: 'id', reader: 'id', upTo: 'id', name: 'text', ...visitDone },
  'circle-invitation': { invitation: 'id', name: 'text', senior: 'text' },
  'student-visit-asked': { visit: 'id', name: 'text', senior: 'text', ...visitDone },
  'student-visit-offered': { ...studentVisit, until: 'moment' },
  'student-visit-planned': { ...studentVisit, senior: 'text' },
  'student-visit-moved': { ...studentVisit, senior: 'text' },
  'student-visit-gone': { ...studentVisit, senior: 'text' },
  'student-visit-tomorrow': { ...studentVisit, senior: 'text' },
  'student-move-asked': { ...studentVisit, senior: 'text', asked: 'moment' },
  'student-visit-message': { visit: 'id', reader: 'id', upTo: 'id', name: 'text', ...visitDone },
  'student-link': { student: 'id', generation: 'id', name: 'text' },
  'staff-waiting-list': { name: 'text', email: 'text', telephone: 'text', postcode: 'text', notes: 'lines' },
  'staff-new-request': {
    request: 'id',
    ...customer,
    address: 'text',
    notes: 'lines',
    ...request,
    hours: 'hours',
  },
  'staff-employer-tip': { tip: 'id', name: 'text', email: 'text', company: 'text' },
  'staff-payment-dispute': { payment: 'id', ...customer, reference: 'text', amount: 'euro', reason: 'text' },
  'staff-visit-question': { request: 'id', ...customer, question: 'lines' },
  'staff-refund-failed': { payment: 'id', ...customer, reference: 'text', amount: 'euro' },
  'staff-many-requests': { request: 'id', ...customer },
  'staff-busy-hour': { hour: 'id', from: 'moment' },
  'staff-second-factor': { member: 'text', by: 'text' },
  'staff-factor-enrolled': { member: 'text' },
  'staff-role': { member: 'text', by: 'text', role: 'id' },
  'staff-export': { member: 'text', what: 'id', rows: 'text' },
  'staff-data-request-due': { question: 'id', until: 'day' },
} as const satisfies Readonly<Record<MailTemplate, Readonly<Record<string, MailValueKind>>>>;

export type MailValues<Template extends MailTemplate> = {
  readonly [Name in keyof (typeof mailValues)[Template]]: string;
};
