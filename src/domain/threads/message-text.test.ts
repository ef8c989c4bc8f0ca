import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMessage, hasContacts, hiddenContact, hideContacts, messageText } from './message-text.ts';

test.each([
  ['Bel 0470 12 34 56 aub', `Bel ${hiddenContact} aub`],
  ['+32 (0)470/12.34.56', hiddenContact],
  ['0470123456', hiddenContact],
  ['09/223 44 55.', `${hiddenContact}.`],
  ['0032 9 223 44 55 of thuis', `${hiddenContact} of thuis`],
  ['0470-12-34-56 en 0471 98 76 54', `${hiddenContact} en ${hiddenContact}`],
  ['٠٤٧٠١٢٣٤٥٦', hiddenContact],
  ['mail lotte@student.example', `mail ${hiddenContact}`],
  ['lotte (at) student.example', hiddenContact],
  ['0470@a.be@a.be', hiddenContact],
  ['MIJN.ADRES+x@Voorbeeld.BE!', `${hiddenContact}!`],
])('hides the contact in %j', (typed, shown) => {
  expect(messageText(typed)).toBe(shown);
  expect(hasContacts(typed)).toBe(true);
});

test.each([
  'Ik kom om 14.30 uur.',
  'Op 12/05/2026 om 14 uur, of op 2026-05-12.',
  'Dat was op 3.11.2026 9 uur',
  'Het kost 17,50 euro, samen 35.',
  'Bus 12 34, huisnummer 7',
  'Lidl @ de hoek',
])('leaves %j as it is', (typed) => {
  expect(messageText(typed)).toBe(typed);
  expect(hasContacts(typed)).toBe(false);
});

test('drops what is not seen and what turns the direction of text, and keeps lines', () => {
  expect(cleanMessage('  Dag\u202e Lotte\u0000,\r\n\r\n\r\n\r\ntot straks\u200b \u2028ja\t!  ')).toBe(
    'Dag Lotte,\n\ntot straks\nja !',
  );
  expect(cleanMessage('\u200b \u0007\n')).toBe('');
});

test('a number does not hide behind characters that are not seen', () => {
  expect(messageText('0470\u200b12\u200b34\u200b56')).toBe(hiddenContact);
});

const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 9, maxLength: 12 });
const between = fc.constantFrom('', ' ', '.', '/', '-', ' - ');

test('no telephone number of any shape is left, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), digits, between, fc.string(), (before, number, gap, after) => {
      const written = `0${number.join(gap)}`;
      expect(messageText(`${before} x ${written} x ${after}`)).not.toContain(written);
    }),
  );
});

test('cleaning and hiding again change nothing, and nothing grows', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('0470', '12', ' ', '.', '@', 'a.be', '\n', '•••', 'x', '\u202e'), { maxLength: 30 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anything, (typed) => {
      const once = messageText(typed);
      expect(messageText(once)).toBe(once);
      expect(hideContacts(once).length).toBeLessThanOrEqual(cleanMessage(typed).length);
      expect(once).not.toMatch(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/u);
    }),
    { numRuns: 3_000 },
  );
});
