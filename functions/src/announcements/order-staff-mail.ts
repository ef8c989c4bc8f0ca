import type { StaffMailTemplate } from '#domain/documents/mail.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import type { MailValues } from '#domain/mail/mail-values.ts';
import type { Services } from '../shell/services.ts';

export type StaffMailServices = Pick<Services, 'mailQueue' | 'rateLimits' | 'staffEmail' | 'clock' | 'log'>;

type Announced = Exclude<StaffMailTemplate, 'staff-payment-dispute'>;

type News = {
  [Template in Announced]: { readonly template: Template; readonly values: MailValues<Template> };
}[Announced];

type Allowance = Parameters<Services['rateLimits']['take']>[0][number];

/**
 * How many mails staff get in an hour. What anyone can write has a counter of its own: a flood of it must not hide what
 * customers ask for. What is past the limit is stored and can be looked up; only the mail about it is not sent.
 */
const mostPerHour = { visitors: 60, customers: 200 } as const;

const counterOf: Readonly<Record<Announced, keyof typeof mostPerHour>> = {
  'staff-waiting-list': 'visitors',
  'staff-employer-tip': 'visitors',
  'staff-new-request': 'customers',
};

type Outcome = { readonly kind: 'ordered' } | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/**
 * Orders a mail to staff, once for one key. Who asks for what was ordered already is not counted.
 * @param key of what it is about.
 * @param own what is counted besides, for this mail alone.
 */
export async function orderStaffMail(
  news: News,
  key: string,
  { mailQueue, rateLimits, staffEmail, clock, log }: StaffMailServices,
  own: readonly Allowance[] = [],
): Promise<Outcome> {
  const { template } = news;
  const id = `${template}_${key}`;
  if (await mailQueue.isOrdered(id)) return { kind: 'ordered' };
  const counter = counterOf[template];
  const allowance = { name: `staff-mail/${counter}`, subject: '', most: mostPerHour[counter], withinSeconds: 3_600 };
  const taken = await rateLimits.take([allowance, ...own], clock.now());
  if (taken.kind === 'refused') {
    log.error('too many mails to staff', { action: template, code: 'too-many-mails' });
    return { kind: 'too-many', retryAfterSeconds: taken.retryAfterSeconds };
  }
  const order: MailOrder = { ...news, to: staffEmail(), language: 'NL' };
  const fresh = await mailQueue.enqueue(id, order);
  log.info(fresh ? 'mail ordered' : 'mail already ordered', { action: template });
  return { kind: 'ordered' };
}
