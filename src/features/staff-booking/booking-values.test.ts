import { expect, test } from 'vitest';
import { bookForSenior } from '#domain/contracts/people.ts';
import {
  contactProblems,
  type CustomerValues,
  customerValuesOf,
  newCustomerValues,
  reachProblems,
  toContact,
  toReach,
} from '#shared/staff/people/customer-values.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { bookingProblems, isSoon, newBookingValues, requestAddress } from './booking-values.ts';

const now = new Date('2026-11-22T10:00:00Z');
const values = { ...newBookingValues, service: 'garden', date: '2026-12-01', start: '14:00' };

test('an empty form names everything that is missing, in the order of the screen', () => {
  expect(Object.keys(bookingProblems(newBookingValues, now))).toEqual(['service', 'date', 'start']);
  expect(bookingProblems(values, now)).toEqual({});
});

test.each([
  [{ date: '2026-11-24' }, { reason: 'reason-missing' }],
  [{ date: '2026-11-24', reason: 'Ziekenhuis.' }, {}],
  [{ date: '2026-11-21', reason: 'Ja.' }, { date: 'visit-in-past' }],
  [{ date: '2027-03-28', start: '02:30' }, { start: 'visit-time-invalid' }],
  [{ start: '23:00', hours: 2 }, { start: 'visit-over-midnight' }],
  [{ date: '2026-02-30' }, { date: 'date-missing' }],
] as const)('a request with %j: %j', (fields, expected) => {
  expect(bookingProblems({ ...values, ...fields }, now)).toEqual(expected);
});

test('from the third day on no reason is asked', () => {
  expect(isSoon({ date: '2026-11-24' }, now)).toBe(true);
  expect(isSoon({ date: '2026-11-25' }, now)).toBe(false);
});

const somebody: CustomerValues = {
  ...newCustomerValues,
  firstName: ' Godelieve ',
  lastName: 'Van den Broeck',
  phone: '03 234 56 78',
  street: 'Lindelaan',
  number: '7',
  box: '3',
  postalCode: '2018',
  town: 'Antwerpen',
};

test('what is typed of a new customer is what the server accepts, and comes back in the fields', () => {
  expect(contactProblems(somebody)).toEqual({});
  expect(reachProblems(somebody)).toEqual({});
  const input = {
    command_id: '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a90',
    senior: { kind: 'new', contact: toContact(somebody), ...toReach(somebody, []) },
    request: {
      task_category_id: 'garden',
      date: values.date,
      start: values.start,
      hours: 1,
      address: requestAddress(somebody),
      notes: '',
    },
    reason: '',
  };
  expect(bookForSenior.input.safeParse(input).success).toBe(true);
  expect(input.request.address).toBe('Lindelaan 7 bus 3, 2018 Antwerpen');
  expect(customerValuesOf(aCustomer({ ...toContact(somebody), ...toReach(somebody, []) }))).toEqual({
    ...somebody,
    firstName: 'Godelieve',
  });
});

test('each way of confirming asks for what it needs', () => {
  expect(reachProblems({ ...somebody, confirmation: 'mail' })).toEqual({ email: 'email-missing' });
  expect(contactProblems({ ...somebody, email: 'lieve@' })).toEqual({ email: 'email-invalid' });
  expect(reachProblems({ ...somebody, confirmation: 'relative' })).toEqual({
    relativeName: 'relative-missing',
    relativeEmail: 'email-invalid',
  });
});
