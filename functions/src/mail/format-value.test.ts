import { describe, expect, test } from 'vitest';
import { formatValue } from './format-value.ts';
import { textsIn } from './texts/texts-in.ts';

const [dutch, french, english] = [textsIn('NL').formats, textsIn('FR').formats, textsIn('EN').formats];

describe('a formatted value', () => {
  test.each([
    ['2026-03-03 14:00', 'dinsdag 3 maart om 14 uur', 'mardi 3 mars à 14 heures', 'Tuesday 3 March at 14:00'],
    [
      '2026-10-25 09:30',
      'zondag 25 oktober om 9.30 uur',
      'dimanche 25 octobre à 9 heures 30',
      'Sunday 25 October at 09:30',
    ],
    [
      '2028-02-29 01:05',
      'dinsdag 29 februari om 1.05 uur',
      'mardi 29 février à 1 heure 05',
      'Tuesday 29 February at 01:05',
    ],
    ['2026-03-03 Ochtend', '2026-03-03 Ochtend', '2026-03-03 Ochtend', '2026-03-03 Ochtend'],
    ['2026-02-30 14:00', '2026-02-30 14:00', '2026-02-30 14:00', '2026-02-30 14:00'],
    ['', '', '', ''],
  ])('the moment "%s" in words', (value, nl, fr, en) => {
    expect([dutch, french, english].map((formats) => formatValue('moment', value, formats))).toEqual([nl, fr, en]);
  });

  test('singular and plural differ', () => {
    expect(['1', '50', '-3', '1.555', ''].map((value) => formatValue('credits', value, dutch))).toEqual([
      '1 credit',
      '50 credits',
      '-3 credits',
      '1.555',
      '',
    ]);
    expect(['0', '1', '2'].map((value) => formatValue('hours', value, french))).toEqual([
      '0 heure',
      '1 heure',
      '2 heures',
    ]);
    expect(['1', '2'].map((value) => formatValue('hours', value, english))).toEqual(['1 hour', '2 hours']);
    expect(formatValue('euro', '50', dutch)).toBe('50 euro');
  });

  test.each([
    ['hours', '1.5', '1,5 uur', '1,5 heure', '1.5 hours'],
    ['hours', '0.5', '0,5 uur', '0,5 heure', '0.5 hours'],
    ['hours', '2.0', '2 uur', '2 heures', '2 hours'],
    ['euro', '17.50', '17,50 euro', '17,50 euros', '17.50 euro'],
    ['euro', '17.00', '17 euro', '17 euros', '17 euro'],
    ['euro', '1234.05', '1234,05 euro', '1234,05 euros', '1234.05 euro'],
  ] as const)('%s of %s have the decimals of the language', (kind, value, nl, fr, en) => {
    expect([dutch, french, english].map((formats) => formatValue(kind, value, formats))).toEqual([nl, fr, en]);
  });

  test('a built-in service has a name in each language; another keeps the name that staff gave it', () => {
    expect([dutch, french, english].map((formats) => formatValue('service', 'groceries', formats))).toEqual([
      'Boodschappen',
      'Courses',
      'Groceries',
    ]);
    expect(formatValue('service', 'Katten voeren', english)).toBe('Katten voeren');
    expect(formatValue('service', 'toString', english)).toBe('toString');
  });

  test('typed text cannot break its line or change the text direction, and keeps its letters', () => {
    expect(formatValue('text', ' Dag\r\nBcc: x@y.be\u2028 z\u0000\u202e! ', dutch)).toBe('Dag Bcc: x@y.be z !');
    expect(formatValue('text', '👩‍👧 Zoë {phone} <b>', dutch)).toBe('👩‍👧 Zoë {phone} <b>');
    expect(formatValue('lines', 'een \r\ntwee\n\n\n\ndrie\u202e', dutch)).toBe('een\ntwee\n\ndrie');
  });
});
