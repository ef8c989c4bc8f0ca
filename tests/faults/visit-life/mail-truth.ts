import { balanceCents } from '#domain/credits/cents.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { type Mail, mailSchema } from '#domain/documents/mail.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import type { Documents } from '../dispatch-model/undone-states.ts';

interface Facts {
  readonly visit: Visit;
  readonly status: string;
  readonly balance: number;
  readonly values: Mail['values'];
  readonly now: Date;
}

const isAt = ({ visit: { date, start }, values }: Facts): boolean => `${date} ${start}` === values['when'];

const isOf = ({ visit, values }: Facts): boolean => visit.studentprofile_id === values['student'];

const isToCome = (facts: Facts): boolean => facts.visit.state === 'confirmed' && isAt(facts);

const isInTime = ({ visit: { date, start }, now }: Facts): boolean => now < momentOf(date, start);

const day = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(moment);

const isIn = (days: number, { visit, now }: Facts): boolean => {
  const [at, today] = [Date.parse(visit.date), Date.parse(day(now))];
  return at - today === days * 24 * 3_600_000;
};

const isUnknown = (facts: Facts): boolean => ['confirmed', 'started'].includes(facts.visit.state) && isAt(facts);

/** Whether what a mail says holds at the moment at which it leaves; written without looking at how it is prepared. */
const truths: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'student-assigned': isToCome,
  'visit-moved': isToCome,
  'move-accepted': isAt,
  'move-declined': isAt,
  'student-move-asked': (facts) => {
    const { proposed_move: move } = facts.visit;
    const isAsked = move != null && move.declined_at === null && `${move.date} ${move.start}` === facts.values['asked'];
    return isToCome(facts) && isOf(facts) && isInTime(facts) && isAsked;
  },
  'student-unassigned': ({ visit }) => visit.state === 'open' || visit.state === 'offered',
  'visit-tomorrow': (facts) => isToCome(facts) && isIn(1, facts),
  'student-underway': (facts) => isToCome(facts) && isIn(0, facts) && isInTime(facts),
  'visit-today': (facts) => isToCome(facts) && isIn(0, facts) && isInTime(facts),
  'visit-done': ({ visit, values }) =>
    visit.state === 'done' && Math.round(Number(values['price']) * 100) === visitCost(visit)?.cents,
  'visit-asked': isUnknown,
  'student-visit-asked': isUnknown,
  'visit-missed': ({ visit }) => visit.credited_cents !== undefined,
  'visit-fee': ({ visit, values }) =>
    visit.state === 'cancelled' && visit.fee?.cents === Math.round(Number(values['price']) * 100),
  'visit-charged': ({ visit }) => visit.state === 'charged',
  'visit-unpaid': ({ visit }) => visit.state === 'approved',
  'visit-ended': ({ visit }) => visit.state === 'approved' || visit.state === 'charged',
  'student-visit-offered': (facts) =>
    facts.visit.state === 'offered' &&
    facts.visit.offers.some(
      ({ student_id: id, answer, expires_at: until }) =>
        id === facts.values['student'] && answer === null && facts.now < until,
    ),
  'student-visit-planned': (facts) => isToCome(facts) && isOf(facts) && isInTime(facts),
  'student-visit-moved': (facts) => isToCome(facts) && isOf(facts) && isInTime(facts),
  'student-visit-gone': (facts) => !(isOf(facts) && ['confirmed', 'started', 'done'].includes(facts.visit.state)),
  'student-visit-tomorrow': (facts) => isToCome(facts) && isOf(facts) && isIn(1, facts),
  // These two stand together: who reads of a mistake has read of the cancellation.
  'request-cancelled': () => true,
  'request-resumed': ({ status }) => status !== 'cancelled',
};

/** The mails that were ordered, by id. */
export const mailsIn = (documents: Documents): readonly (readonly [string, Mail])[] =>
  [...documents].flatMap(([key, data]) =>
    key.startsWith('mail/') ? [[key.slice('mail/'.length), mailSchema.parse(data)] as const] : [],
  );

/** Returns why a mail that leaves now is untrue; null when it is true. */
export function untruth(documents: Documents, { template, values }: Mail, requestId: string, now: Date): string | null {
  const balance = userCreditsSchema.safeParse(documents.get('user_credits/maria')).data;
  const visit = visitSchema.parse(documents.get(`planning/${requestId}`));
  const status = String(documents.get(`service_requests/${requestId}`)?.['status']);
  const facts = { visit, status, balance: balance === undefined ? 0 : balanceCents(balance), values, now };
  const isTrue = truths[template];
  if (isTrue === undefined) return `the model does not know the mail ${template}`;
  return isTrue(facts) ? null : `${template} left while the visit was ${visit.state}, ${visit.date} ${visit.start}`;
}
