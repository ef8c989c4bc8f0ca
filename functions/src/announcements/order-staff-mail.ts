import { staffMailLanguage, type StaffMailTemplate } from '#domain/documents/mail.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import type { MailValues } from '#domain/mail/mail-values.ts';
import type { Services } from '../shell/services.ts';

export type StaffMailServices = Pick<Services, 'mailQueue' | 'rateLimits' | 'staffEmail' | 'clock' | 'log'>;

type Announced = Exclude<StaffMailTemplate, 'staff-payment-dispute' | 'staff-visit-question' | 'staff-refund-failed'>;

type StaffMail = {
  [Template in Announced]: { readonly template: Template; readonly values: MailValues<Template> };
}[Announced];

type Limit = Parameters<Services['rateLimits']['take']>[0][number];

/**
 * Mails to staff per hour. Public forms have a counter of their own, so that a flood of them cannot suppress mails about
 * customers' requests. Over the limit only the mail is dropped; the document is stored.
 */
const mostPerHour = { visitors: 60, customers: 200 } as const;

const counterOf: Readonly<Record<Announced, keyof typeof mostPerHour>> = {
  'staff-waiting-list': 'visitors',
  'staff-employer-tip': 'visitors',
  'staff-new-request': 'customers',
};

type Outcome = { readonly kind: 'ordered' } | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/**
 * Orders a mail to staff. Idempotent per key; a mail that was ordered before does not count towards the limits.
 * @param key identifies what the mail is about.
 * @param own further limits of this mail.
 */
export async function orderStaffMail(
  mail: StaffMail,
  key: string,
  { mailQueue, rateLimits, staffEmail, clock, log }: StaffMailServices,
  own: readonly Limit[] = [],
): Promise<Outcome> {
  const { template } = mail;
  const id = mailIdAbout(template, key);
  if (await mailQueue.isOrdered(id)) return { kind: 'ordered' };
  const counter = counterOf[template];
  const limit = { name: `staff-mail/${counter}`, subject: '', most: mostPerHour[counter], withinSeconds: 3_600 };
  const taken = await rateLimits.take([limit, ...own], clock.now());
  if (taken.kind === 'rejected') {
    log.error('too many mails to staff', { action: template, code: 'too-many-mails' });
    return { kind: 'too-many', retryAfterSeconds: taken.retryAfterSeconds };
  }
  const order: MailOrder = { ...mail, to: staffEmail(), language: staffMailLanguage };
  const isNew = await mailQueue.enqueue(id, order);
  log.info(isNew ? 'mail ordered' : 'mail already ordered', { action: template });
  return { kind: 'ordered' };
}
