import type { MailTemplate } from '../documents/mail.ts';

/**
 * How a value reads in a mail. What the queue keeps is in no language: a day becomes words when the mail is rendered.
 * `id` is for whoever sends the mail, and in no text. `moment` is "yyyy-MM-dd HH:mm" in Brussels, `service` a category.
 * What does not look like its kind is an older record's, and is shown as it is.
 */
export type MailValueKind = 'id' | 'text' | 'lines' | 'service' | 'moment' | 'hours' | 'credits' | 'euro';

/** Of the request that a mail is about. */
const request = { reference: 'text', service: 'service', when: 'moment' } as const;

/** What an order gives each template. An empty text stands for what nobody knows: what would tell it is left out. */
export const mailValues = {
  // Nothing that the account's owner typed: an address that is not verified belongs to somebody else.
  'verify-email': {},
  'reset-password': {},
  welcome: { name: 'text' },
  'request-received': { name: 'text', ...request, hours: 'hours', address: 'text' },
  'request-cancelled': { name: 'text', ...request },
  'student-assigned': { request: 'id', name: 'text', ...request, hours: 'hours', address: 'text' },
  'visit-ended': { request: 'id', name: 'text', ...request },
  'payment-received': { name: 'text', credits: 'credits', paid: 'euro', balance: 'credits' },
  'staff-waiting-list': { name: 'text', email: 'text', telephone: 'text', postcode: 'text', notes: 'lines' },
  'staff-new-request': { ...request, hours: 'hours' },
  'staff-employer-tip': { name: 'text', email: 'text', company: 'text' },
  'staff-payment-dispute': { reference: 'text', amount: 'euro', reason: 'text' },
} as const satisfies Readonly<Record<MailTemplate, Readonly<Record<string, MailValueKind>>>>;

export type MailValues<Template extends MailTemplate> = {
  readonly [Name in keyof (typeof mailValues)[Template]]: string;
};
