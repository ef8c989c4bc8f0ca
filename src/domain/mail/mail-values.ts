import type { MailTemplate } from '../documents/mail.ts';

/**
 * How a value is rendered in a mail. The queue stores values without a language; they are formatted when the mail is
 * rendered. `id` is for the sending code and appears in no text. `moment` is "yyyy-MM-dd HH:mm" in Brussels, `service`
 * a category. A value from an older record that does not match its kind is shown unchanged.
 */
export type MailValueKind = 'id' | 'text' | 'lines' | 'service' | 'moment' | 'hours' | 'credits' | 'euro';

/** The request that a mail is about. */
const request = { reference: 'text', service: 'service', when: 'moment' } as const;

/** The visit that a mail is about. */
const visitDone = { service: 'service', when: 'moment' } as const;

/** What a visit costs, and why: its started half hours, in hours, at the agreed price per hour. */
const cost = { service: 'service', when: 'moment', hours: 'hours', perHour: 'euro', price: 'euro' } as const;

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
  'visit-done': { visit: 'id', name: 'text', ...cost },
  'visit-ended': { request: 'id', name: 'text', ...request },
  'visit-asked': { visit: 'id', name: 'text', ...visitDone },
  'visit-missed': { name: 'text', ...visitDone, credited: 'euro' },
  'visit-fee': { visit: 'id', name: 'text', ...visitDone, price: 'euro' },
  'visit-charged': { name: 'text', ...cost, balance: 'euro' },
  'visit-unpaid': { visit: 'id', name: 'text', ...cost, missing: 'euro' },
  'payment-received': { name: 'text', credits: 'credits', paid: 'euro', balance: 'credits' },
  'student-visit-asked': { visit: 'id', name: 'text', senior: 'text', ...visitDone },
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
} as const satisfies Readonly<Record<MailTemplate, Readonly<Record<string, MailValueKind>>>>;

export type MailValues<Template extends MailTemplate> = {
  readonly [Name in keyof (typeof mailValues)[Template]]: string;
};
