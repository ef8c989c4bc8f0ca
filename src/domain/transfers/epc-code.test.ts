import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { epcCode, writtenIban } from './epc-code.ts';
import { referenceNumbers, referenceOf } from './transfer-reference.ts';

test('the code has the lines of EPC069-12 in their order, and nothing after the reference', () => {
  expect(epcCode({ cents: 775, reference: '123456789002' }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    brand.bank.bic,
    brand.bank.beneficiary,
    brand.bank.iban,
    'EUR7.75',
    '',
    '123456789002',
  ]);
});

test('it stays within the guideline for every amount and reference: 331 bytes, and each field its length', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: referenceNumbers - 1 }), (amount, number) => {
      const code = epcCode({ cents: amount, reference: referenceOf(number) });
      const [, , , , bic = '', name = '', iban = '', euro = '', , reference = ''] = code.split('\n');
      expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
      expect(bic).toMatch(/^$|^[A-Z0-9]{8}([A-Z0-9]{3})?$/);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(70);
      expect(iban).toMatch(/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/);
      expect(euro).toMatch(/^EUR\d{1,9}\.\d{2}$/);
      expect(Math.round(Number(euro.slice(3)) * 100)).toBe(amount);
      expect(reference).toMatch(/^\d{12}$/);
    }),
  );
});

/** The rule of ISO 13616: the first four characters behind, letters as numbers, remainder 1 by 97. */
function remainderOfIban(iban: string): bigint {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((each) => Number.parseInt(each, 36)).join('');
  return BigInt(digits) % 97n;
}

test('our account number is one that a bank accepts, and is written in fours', () => {
  expect(remainderOfIban(brand.bank.iban)).toBe(1n);
  expect(writtenIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
});
