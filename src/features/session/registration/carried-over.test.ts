import { expect, test } from 'vitest';
import { carriedOver } from './carried-over.ts';

const details = { fullName: '', email: 'an@example.be', phone: '', postcode: '2000' };

test.each([
  ['An Peeters', 'An', 'Peeters'],
  [' An  Van den Broeck ', 'An', 'Van den Broeck'],
  ['An', 'An', ''],
  ['', '', ''],
])('%j is the first name and the last name', (fullName, firstName, lastName) => {
  expect(carriedOver({ ...details, fullName })).toMatchObject({ firstName, lastName });
});

test('the address, the telephone and the postcode are those of the sign-up, the rest is empty', () => {
  expect(carriedOver({ ...details, phone: '0470 12 34 56' })).toEqual({
    firstName: '',
    lastName: '',
    email: 'an@example.be',
    phone: '0470 12 34 56',
    full_address: '',
    city: '2000',
    name_city: '',
  });
});
