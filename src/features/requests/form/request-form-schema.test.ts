import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddress } from '#domain/accounts/address.ts';
import { serviceRequestSchema } from '#domain/documents/service-request.ts';
import { frequencies } from '#domain/requests/frequencies.ts';
import { toServiceRequest } from '#domain/requests/new-service-request.ts';
import { offeredTimes, type RequestForm, requestFormMessages, requestFormSchema } from './request-form-schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const schema = requestFormSchema(() => now);
const requestId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';

const filledIn: RequestForm = {
  serviceId: 'garden',
  date: '2026-11-24',
  time: '14:00',
  frequency: 'one-time',
  until: '',
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: '2000',
  town: 'Antwerpen',
  hours: 2,
  notes: '',
};

/** The message per invalid field. */
function errorsOf(changes: Readonly<Record<string, unknown>>): Record<string, string> {
  const result = schema.safeParse({ ...filledIn, ...changes });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the schema of the request form', () => {
  test('accepts a complete form', () => {
    expect(errorsOf({})).toEqual({});
  });

  // spec: 5.request-form.required-data
  test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    ['no service', { serviceId: '' }, { serviceId: requestFormMessages.service }],
    ['no date', { date: '' }, { date: requestFormMessages.date }],
    ['30 February', { date: '2027-02-30' }, { date: requestFormMessages.date }],
    ['a day within the lead time', { date: '2026-11-23' }, { date: requestFormMessages.dateTooNear }],
    ['a day in the past', { date: '2025-11-24' }, { date: requestFormMessages.dateTooNear }],
    ['no time', { time: '' }, { time: requestFormMessages.time }],
    ['an invalid time', { time: '25:00' }, { time: requestFormMessages.time }],
    ['spaces for a street', { street: '   ' }, { street: requestFormMessages.street }],
    ['a street of 201 characters', { street: 'a'.repeat(201) }, { street: requestFormMessages.street }],
    ['no number', { number: '' }, { number: requestFormMessages.number }],
    ['a number of 21 characters', { number: '1'.repeat(21) }, { number: requestFormMessages.number }],
    ['a box of 21 characters', { box: '1'.repeat(21) }, { box: requestFormMessages.addressTooLong }],
    ['no postal code', { postalCode: '' }, { postalCode: requestFormMessages.postalCode }],
    ['a postal code of 21 characters', { postalCode: '1'.repeat(21) }, { postalCode: requestFormMessages.postalCode }],
    ['no town', { town: '' }, { town: requestFormMessages.town }],
    ['a town of 101 characters', { town: 'a'.repeat(101) }, { town: requestFormMessages.town }],
    ['no hours', { hours: 0 }, { hours: requestFormMessages.hours }],
    ['nine hours', { hours: 9 }, { hours: requestFormMessages.hours }],
    ['a fraction of an hour', { hours: 1.5 }, { hours: requestFormMessages.hours }],
    ['notes of 2001 characters', { notes: 'a'.repeat(2001) }, { notes: requestFormMessages.notes }],
  ])('reports %s at its field', (_case, changes, expected) => {
    expect(errorsOf(changes)).toEqual(expected);
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a street of 200 characters', { street: 'a'.repeat(200) }],
    ['a number of 20 characters', { number: '1'.repeat(20) }],
    ['a box of 20 characters', { box: '1'.repeat(20) }],
    ['notes of 2000 characters', { notes: 'a'.repeat(2000) }],
    ['one hour', { hours: 1 }],
    ['eight hours', { hours: 8 }],
    ['any minute, as the chat accepts it', { time: '06:45' }],
    ['the last day of a leap February', { date: '2028-02-29' }],
  ])('accepts %s', (_case, changes) => {
    expect(errorsOf(changes)).toEqual({});
  });

  test('an address longer than the server allows is reported at the street', () => {
    const long = { street: 'a'.repeat(200), town: 'b'.repeat(100) };
    expect(joinAddress({ ...filledIn, ...long }).length).toBeGreaterThan(300);
    expect(errorsOf(long)).toEqual({ street: requestFormMessages.addressTooLong });
  });

  test('the date is validated with the current time, not with that of opening the form', () => {
    let clock = now;
    const waiting = requestFormSchema(() => clock);
    expect(waiting.safeParse(filledIn).success).toBe(true);
    clock = new Date('2026-11-22T12:00:00Z');
    expect(waiting.safeParse(filledIn).success).toBe(false);
  });
});

test('the server accepts every form that the schema accepts', () => {
  const text = (max: number): fc.Arbitrary<string> => fc.string({ unit: 'grapheme', maxLength: max + 2 });
  const form = fc.record({
    serviceId: fc.stringMatching(/^[a-z-]{1,20}$/),
    date: fc.constantFrom('2026-11-23', '2026-11-24', '2027-02-28', '2027-02-30', '2028-02-29'),
    time: fc.oneof(fc.constantFrom(...offeredTimes), fc.string({ maxLength: 5 })),
    frequency: fc.constantFrom(...frequencies),
    until: fc.constantFrom('', '2026-11-24', '2027-02-28', '2027-02-30', 'nonsense'),
    street: text(200),
    number: text(20),
    box: text(20),
    postalCode: text(20),
    town: text(100),
    hours: fc.integer({ min: 0, max: 9 }),
    notes: text(2000),
  });
  let accepted = 0;
  fc.assert(
    fc.property(form, (values) => {
      const result = schema.safeParse(values);
      if (!result.success) return;
      accepted += 1;
      const document = { ...toServiceRequest(result.data, requestId, 'maria'), created_at: now };
      expect(serviceRequestSchema.safeParse(document).error).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(50);
});

// spec: 2.request-form.time-list 9.prices.hours-of-day
test('whole hours from 8 to 22 are offered', () => {
  expect(offeredTimes).toHaveLength(15);
  expect([offeredTimes.at(0), offeredTimes.at(1), offeredTimes.at(-1)]).toEqual(['08:00', '09:00', '22:00']);
});
