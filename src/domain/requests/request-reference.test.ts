import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestReference, shortRequestId } from './request-reference.ts';

const november = new Date('2026-11-21T12:00:00Z');

// spec: 2.my-requests.phone-reference 9.prices.reference
test.each([
  ['0b5e2c1a-9f3d-4a6b-8c7d-1e2f3a4b5c6d', 'REQ-2026-9F3D'],
  ['a-1-b', 'REQ-2026-0001'],
  ['a-12345', 'REQ-2026-12345'],
  ['legacy', 'REQ-2026-0000'],
  ['', 'REQ-2026-0000'],
])('%j is called %s on the phone', (id, reference) => {
  expect(requestReference(id, november)).toBe(reference);
});

test.each([
  ['2026-12-31T22:59:59Z', '2026'],
  ['2026-12-31T23:00:00Z', '2027'],
])('%s is in the Brussels year %s', (moment, year) => {
  expect(requestReference('a-beef', new Date(moment))).toBe(`REQ-${year}-BEEF`);
});

test('a reference consists of capitals, digits and dashes, for reading aloud', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(requestReference(id, november)).toMatch(/^REQ-2026-[0-9A-F]{4}$/);
      expect(id.endsWith(shortRequestId(id))).toBe(true);
      expect(shortRequestId(id)).toHaveLength(6);
    }),
  );
});
