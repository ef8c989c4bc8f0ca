import { staffMailLanguage, type StaffMailTemplate } from '#domain/documents/mail.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { mailMoment } from '#domain/mail/mail-moment.ts';
import type { MailValues } from '#domain/mail/mail-values.ts';
import { logAlarms } from '../shell/take-limits.ts';
import type { Services } from '../shell/services.ts';
import { hourOf } from '#domain/mail/busy-hour.ts';

export type StaffMailServices = Pick<Services, 'mailQueue' | 'rateLimits' | 'staffEmail' | 'clock' | 'log'>;

type Announced = Extract<StaffMailTemplate, 'staff-waiting-list' | 'staff-employer-tip' | 'staff-new-request'>;

type StaffMail = {
  [Template in Announced]: { readonly template: Template; readonly values: MailValues<Template> };
}[Announced];

type Limit = Parameters<Services['rateLimits']['take']>[0][number];

/**
 * Mails to staff per hour. Public forms have a counter of their own, so that a flood of them does not hold up mails about
 * customers' requests. Past it, one mail after the hour says how much came: a flood neither fills the mailbox nor hides a
 * real person, whose document is stored as ever.
 */
const mostPerHour = { visitors: 60, customers: 200 } as const;

/** The triggers of a busy minute do not all write one document. */
const shards = 5;

const counterOf: Readonly<Record<Announced, keyof typeof mostPerHour>> = {
  'staff-waiting-list': 'visitors',
  'staff-employer-tip': 'visitors',
  'staff-new-request': 'customers',
};

type Outcome = { readonly kind: 'ordered' } | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Orders the mail that says, once this hour is over, how much came in it. Idempotent for an hour. */
async function orderSummary({ mailQueue, staffEmail, clock, log }: StaffMailServices): Promise<void> {
  const { from, until } = hourOf(clock.now());
  const hour = from.toISOString();
  const order: MailOrder = {
    template: 'staff-busy-hour',
    values: { hour, from: mailMoment(from) },
    to: staffEmail(),
    language: staffMailLanguage,
  };
  const isNew = await mailQueue.enqueue(mailIdAbout('staff-busy-hour', hour), order, until);
  if (isNew) logAlarms(['staff-mail'], log);
}

/**
 * Orders a mail to staff. Idempotent per key; a mail that was ordered before does not count towards the limits.
 * @param key identifies what the mail is about.
 * @param own further limits of this mail: past one of them, nothing is ordered.
 */
export async function orderStaffMail(
  mail: StaffMail,
  key: string,
  services: StaffMailServices,
  own?: Limit,
): Promise<Outcome> {
  const { mailQueue, rateLimits, staffEmail, clock, log } = services;
  const { template } = mail;
  const id = mailIdAbout(template, key);
  if (await mailQueue.isOrdered(id)) return { kind: 'ordered' };
  const counted = own === undefined ? null : await rateLimits.take([own], clock.now());
  if (counted?.kind === 'rejected') return { kind: 'too-many', retryAfterSeconds: counted.retryAfterSeconds };
  const counter = counterOf[template];
  const limit = {
    name: `staff-mail/${counter}`,
    subject: '',
    most: mostPerHour[counter],
    withinSeconds: 3_600,
    shards,
  };
  if ((await rateLimits.take([limit], clock.now())).kind === 'rejected') {
    await orderSummary(services);
    return { kind: 'ordered' };
  }
  const order: MailOrder = { ...mail, to: staffEmail(), language: staffMailLanguage };
  const isNew = await mailQueue.enqueue(id, order);
  log.info(isNew ? 'mail ordered' : 'mail already ordered', { action: template });
  return { kind: 'ordered' };
}
