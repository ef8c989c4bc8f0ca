import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { aBoardCounter, aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aCommandAuditEntry, aRateLimit, aStripeEvent, anAuditLogEntry } from '#tests/builders/bookkeeping.ts';
import { anOlderBalance, anOlderCreditTransaction } from '#tests/builders/payments/credits.ts';
import { aStaffCommand, aStaffNote, aStudentDay } from '#tests/builders/dispatch.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aMail } from '#tests/builders/mail.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aCalendarFeed, aHelperLink } from '#tests/builders/helper-link.ts';
import { aReview, aReviewToken } from '#tests/builders/review.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { aRequestDay, aServiceRequest } from '#tests/builders/service-request.ts';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { aVerificationLink } from '#tests/builders/verification-link.ts';
import { aPlannedVisit, anOffer } from '#tests/builders/visit.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { boardCounterSchema } from './board-counter.ts';
import { boardRowSchema } from './board-row.ts';
import { auditLogEntrySchema, commandAuditEntrySchema, rateLimitSchema, stripeEventSchema } from './bookkeeping.ts';
import { creditTransactionSchema, userCreditsSchema } from './payments/credits.ts';
import { staffCommandSchema, staffNoteSchema, studentDaySchema } from './dispatch.ts';
import { requestDaySchema } from './requests/request-day.ts';
import { employerTipSchema } from './forms/employer-tip.ts';
import { calendarFeedSchema } from './calendar-feed.ts';
import { helperLinkSchema } from './helper-link.ts';
import { interimUserDefaults, interimUserSchema, profileFields } from './interim-user.ts';
import { mailSchema } from './mail.ts';
import { planningSchema } from './planning.ts';
import { quoteSchema } from './quote.ts';
import { reviewSchema, reviewTokenDays, reviewTokenSchema } from './review.ts';
import { seniorProfileDefaults, seniorProfileSchema } from './senior-profile.ts';
import { defaultPreferredDays, serviceRequestSchema, storedServiceRequestSchema, weekdays } from './service-request.ts';
import { frequencies } from '../requests/frequencies.ts';
import { studentProfileSchema } from './student-profile.ts';
import { taskCategorySchema } from './task-category.ts';
import { verificationLinkSchema } from './verification-link.ts';
import { maxOffers, visitSchema } from './visit.ts';
import { signUpRoles, waitingListEntrySchema } from './forms/waiting-list-entry.ts';

interface Collection {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly document: Readonly<Record<string, unknown>>;
  /** Minimum and maximum length of a text; written out here, so that changing a bound takes a deliberate edit. */
  readonly texts: Readonly<Record<string, readonly [min: number, max: number]>>;
  /** Minimum and maximum of a whole number. */
  readonly numbers?: Readonly<Record<string, readonly [min: number, max: number]>>;
}

const id = [1, 128] as const;
const unbounded = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;
const utm = [1, 200] as const;

const collections: readonly Collection[] = [
  {
    name: 'interim_users',
    schema: interimUserSchema,
    document: { ...anInterimUser() },
    texts: {
      id,
      first_name: [1, 100],
      last_name: [1, 100],
      phone_number: [1, 30],
      city: [1, 20],
      full_address: [0, 200],
      name_city: [0, 100],
    },
  },
  {
    name: 'senior_profiles',
    schema: seniorProfileSchema,
    document: { ...aSeniorProfile() },
    texts: { user_id: id, senior_id: id, senior_name: [1, 201], address: [0, 300], mobility: [1, 100] },
    numbers: { age: [18, 130] },
  },
  {
    name: 'task_categories',
    schema: taskCategorySchema,
    document: { ...aTaskCategory() },
    texts: { id, category_name: [1, 100], type: [1, 100] },
  },
  {
    name: 'service_requests',
    schema: serviceRequestSchema,
    document: { ...aServiceRequest() },
    texts: { senior_id: id, task_category_id: id, address: [5, 300], notes: [0, 2000] },
    numbers: { hours_requested: [1, 8], total_cost: [21, 168] },
  },
  {
    name: 'service_requests as found',
    schema: storedServiceRequestSchema,
    document: { ...aServiceRequest() },
    texts: { request_id: id, senior_id: id, preferred_time: [0, 100], frequency: [0, 100], status: [0, 100] },
  },
  {
    name: 'quote of a request',
    schema: quoteSchema,
    document: { ...aQuote() },
    texts: {},
    numbers: { number: [1, Number.MAX_SAFE_INTEGER], cents_per_hour: [500, 10_000], minutes: [30, 720] },
  },
  {
    name: 'planning',
    schema: visitSchema,
    document: { ...aPlannedVisit() },
    texts: { request_id: id, senior_id: id, task_category_id: id, studentprofile_id: id },
    numbers: {
      minutes_planned: [30, 720],
      minutes_worked: [0, 1440],
      revision: [1, Number.MAX_SAFE_INTEGER],
    },
  },
  {
    name: 'board',
    schema: boardRowSchema,
    document: { ...aBoardRow() },
    texts: {
      request_id: id,
      senior_id: id,
      senior_name: [0, 201],
      phone: [0, 30],
      postcode: [0, 20],
      town: [0, 100],
      service: [0, 128],
      date: [0, 100],
      time: [0, 100],
    },
    numbers: { minutes: [0, Number.MAX_SAFE_INTEGER], revision: [1, Number.MAX_SAFE_INTEGER] },
  },
  { name: 'counters', schema: boardCounterSchema, document: { ...aBoardCounter() }, texts: {} },
  {
    name: 'staff_notes',
    schema: staffNoteSchema,
    document: { ...aStaffNote() },
    texts: { text: [1, 2000], author_uid: id, author_name: [0, 201] },
  },
  { name: 'student_days', schema: studentDaySchema, document: { ...aStudentDay() }, texts: { student_id: id } },
  {
    name: 'staff_commands',
    schema: staffCommandSchema,
    document: { ...aStaffCommand() },
    texts: { name: [1, 100], actor_uid: id, answer: [0, 2000] },
  },
  {
    name: 'planning as found',
    schema: planningSchema,
    document: { ...aPlanning() },
    texts: { request_id: id, studentprofile_id: id },
  },
  {
    name: 'student_profiles',
    schema: studentProfileSchema,
    document: { ...aStudentProfile() },
    texts: { id, first_name: [1, 100], last_name: [1, 100], residence: [0, 100], phone: [0, 30], postcode: [0, 20] },
    numbers: { wished_hours_per_week: [0, 168] },
  },
  {
    name: 'user_credits',
    schema: userCreditsSchema,
    document: { ...anOlderBalance() },
    texts: { user_id: id },
    numbers: { balance: unbounded },
  },
  {
    name: 'credit_transactions',
    schema: creditTransactionSchema,
    document: { ...anOlderCreditTransaction() },
    texts: { id, user_id: id, description: [0, 300], stripe_session_id: [1, 300] },
    numbers: { amount: unbounded },
  },
  {
    name: 'waiting_list',
    schema: waitingListEntrySchema,
    document: { ...aWaitingListEntry() },
    texts: {
      full_name: [2, 100],
      phone_number: [1, 30],
      postcode: [1, 20],
      elderly_name: [1, 100],
      notes: [1, 2000],
      website: [0, 0],
      service_type: [1, 100],
      utm_source: utm,
      utm_medium: utm,
      utm_campaign: utm,
      utm_term: utm,
      utm_content: utm,
    },
  },
  {
    name: 'employer_tips',
    schema: employerTipSchema,
    document: { ...anEmployerTip() },
    texts: { first_name: [2, 100], last_name: [2, 100], company: [2, 100] },
  },
  {
    name: 'reviews',
    schema: reviewSchema,
    document: { ...aReview() },
    texts: {
      request_id: id,
      skills_notes: [0, 2000],
      notes_other: [0, 2000],
      additional_info: [0, 2000],
      actual_tasks_performed: [1, 2000],
    },
    numbers: { skills_rating: [0, 5], rating_other: [0, 5], request_timing: [1, 1440] },
  },
  {
    name: 'helper_links',
    schema: helperLinkSchema,
    document: { ...aHelperLink() },
    texts: { student_id: id },
  },
  {
    name: 'calendar_feeds',
    schema: calendarFeedSchema,
    document: { ...aCalendarFeed() },
    texts: { user_id: id },
  },
  {
    name: 'request_days',
    schema: requestDaySchema,
    document: { ...aRequestDay() },
    texts: { senior_id: id },
  },
  { name: 'review_tokens', schema: reviewTokenSchema, document: { ...aReviewToken() }, texts: { request_id: id } },
  {
    name: 'verification_links',
    schema: verificationLinkSchema,
    document: { ...aVerificationLink() },
    texts: { user_id: id, email_hash: [64, 64] },
  },
  {
    name: 'mail',
    schema: mailSchema,
    document: { ...aMail() },
    texts: {},
    numbers: { attempts: [0, Number.MAX_SAFE_INTEGER] },
  },
  { name: 'stripe_events', schema: stripeEventSchema, document: { ...aStripeEvent() }, texts: { type: [1, 100] } },
  {
    name: 'rate_limits',
    schema: rateLimitSchema,
    document: { ...aRateLimit() },
    texts: {},
    numbers: { count: [0, Number.MAX_SAFE_INTEGER] },
  },
  {
    name: 'audit_log: commands',
    schema: commandAuditEntrySchema,
    document: { ...aCommandAuditEntry() },
    texts: { document_id: id, action: [1, 100], actor_uid: id },
  },
  {
    name: 'audit_log: changes',
    schema: auditLogEntrySchema,
    document: { ...anAuditLogEntry() },
    texts: { document_id: id, status_before: [0, 100], status_after: [0, 100] },
  },
];

const text = (length: number): string => 'a'.repeat(length);

describe.each(collections)('$name', ({ name, schema, document, texts, numbers = {} }) => {
  const accepts = (field: string, value: unknown): boolean => schema.safeParse({ ...document, [field]: value }).success;

  test('accepts the valid document', () => {
    expect(schema.safeParse(document).error).toBeUndefined();
  });

  // spec: 5.request-form.required-data
  test.each(Object.entries(texts))('bounds the text %s to %j characters', (field, [min, max]) => {
    expect([accepts(field, text(min)), accepts(field, text(max))]).toEqual([true, true]);
    expect([accepts(field, text(min - 1 < 0 ? max + 2 : min - 1)), accepts(field, text(max + 1))]).toEqual([
      false,
      false,
    ]);
  });

  test.each(Object.entries(numbers))('bounds the number %s to %j', (field, [min, max]) => {
    expect([accepts(field, min), accepts(field, max)]).toEqual([true, true]);
    expect([accepts(field, min - 1), accepts(field, max + 1), accepts(field, Math.max(min, 0) + 0.5)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([accepts(field, String(min)), accepts(field, Number.NaN), accepts(field, Infinity)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('rejects values of the wrong type in every field', () => {
    for (const field of Object.keys(document)) {
      expect([field, accepts(field, { nested: true })]).toEqual([field, false]);
      expect([field, accepts(field, Symbol.for('hostile'))]).toEqual([field, false]);
    }
  });

  test('rejects unknown fields, except in schemas for reading', () => {
    expect(accepts('is_admin', true)).toBe(name.endsWith('as found'));
  });
});

test('a request takes one to seven days by their Dutch names', () => {
  const accepts = (days: readonly string[]): boolean =>
    serviceRequestSchema.safeParse({ ...aServiceRequest(), preferred_days: days }).success;
  expect(weekdays).toHaveLength(7);
  expect(defaultPreferredDays).toEqual(['Maandag']);
  expect([accepts(['Maandag']), accepts(weekdays)]).toEqual([true, true]);
  expect([accepts([]), accepts([...weekdays, 'Maandag']), accepts(['maandag']), accepts(['Monday'])]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(frequencies).toEqual(['one-time', 'weekly', 'biweekly', 'monthly']);
});

test('a new request has a minted id and a current status', () => {
  const accepts = (changes: object): boolean =>
    serviceRequestSchema.safeParse({ ...aServiceRequest(), ...changes }).success;
  for (const request_id of [
    'legacy-1',
    '7D3F0F3E-5C7A-4C7E-9B39-0A4D2F6C8E11',
    '7d3f0f3e5c7a4c7e9b390a4d2f6c8e11',
    '',
  ]) {
    expect([request_id, accepts({ request_id })]).toEqual([request_id, false]);
  }
  for (const status of ['matched', 'Ingediend', '', '__proto__'])
    expect([status, accepts({ status })]).toEqual([status, false]);
});

test('an older request is read with a legacy status, id and price', () => {
  const older = {
    ...aServiceRequest(),
    request_id: 'legacy-1',
    status: 'In behandeling',
    total_cost: 12.5,
    address: '',
    task_category_id: '',
  };
  expect(storedServiceRequestSchema.safeParse({ ...older, added_later: 1 }).error).toBeUndefined();
});

test('a review accepts fractional kilometres, up to a thousand', () => {
  const accepts = (aantal_km: number): boolean => reviewSchema.safeParse({ ...aReview(), aantal_km }).success;
  expect([0, 12.5, 1000].map(accepts)).toEqual([true, true, true]);
  expect([-0.1, 1000.1, Number.NaN].map(accepts)).toEqual([false, false, false]);
  expect(reviewTokenDays).toBe(30);
});

test('a visit is offered to a limited number of students', () => {
  const accepts = (offers: readonly unknown[]): boolean =>
    visitSchema.safeParse({ ...aPlannedVisit(), offers }).success;
  const offers = Array.from({ length: maxOffers }, (_, index) => anOffer({ student_id: `student-${index}` }));
  expect([accepts([]), accepts(offers), accepts([...offers, anOffer()])]).toEqual([true, true, false]);
  expect([accepts([{ ...anOffer(), answer: 'maybe' }]), accepts([{ ...anOffer(), note: '' }])]).toEqual([false, false]);
  expect(maxOffers).toBe(20);
});

test('the audit entry of a command holds short texts and numbers, and nothing nested', () => {
  const accepts = (after: object): boolean =>
    commandAuditEntrySchema.safeParse({ ...aCommandAuditEntry(), after }).success;
  expect([accepts({}), accepts({ status: null, revision: 2 }), accepts({ status: 'x'.repeat(101) })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([accepts({ student: { first_name: 'Lotte' } }), accepts({ days: ['Maandag'] })]).toEqual([false, false]);
});

test('the defaults of an account and a profile are valid, and the role is not a profile field', () => {
  expect(interimUserSchema.safeParse({ ...anInterimUser(), ...interimUserDefaults }).error).toBeUndefined();
  expect(seniorProfileSchema.safeParse({ ...aSeniorProfile(), ...seniorProfileDefaults }).error).toBeUndefined();
  for (const field of ['id', 'email', 'role', 'status', 'test']) expect(profileFields).not.toContain(field);
});

// spec: 6.roles.sign-up-roles
test('the sign-up role has two values', () => {
  expect(signUpRoles).toEqual(['Help Seeker', 'Family Member']);
});
