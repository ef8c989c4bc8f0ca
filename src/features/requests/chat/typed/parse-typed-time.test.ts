import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { timeOfDay } from '#domain/field-types.ts';
import { loadTypedWords } from '#i18n/load-typed-words.ts';
import { dayPartOf, parseTypedTime } from './parse-typed-time.ts';

beforeAll(loadTypedWords);

const time = (text: string) => ({ kind: 'time', time: text });

describe('parsing a typed time', () => {
  it.each([
    ['14:30', '14:30'],
    ['14u30', '14:30'],
    ['14.30', '14:30'],
    ['14h30', '14:30'],
    ['14 u 30', '14:30'],
    ['14.30 uur', '14:30'],
    ['1430', '14:30'],
    ['14 uur', '14:00'],
    ['om 14 uur', '14:00'],
    ['14u', '14:00'],
    ['14', '14:00'],
    ['9', '09:00'],
    ['9 uur', '09:00'],
    ['09:05', '09:05'],
    ['02:30', '02:30'],
    ['0u15', '00:15'],
    ['2 uur', '14:00'],
    ["2 uur 's middags", '14:00'],
    ['2 uur ’s middags', '14:00'],
    ['om twee uur in de namiddag', '14:00'],
    ["2 uur 's nachts", '02:00'],
    ["8 uur 's avonds", '20:00'],
    ["'s avonds om acht uur", '20:00'],
    ["9 uur 's morgens", '09:00'],
    ['10 uur in de voormiddag', '10:00'],
    ['half drie', '14:30'],
    ['half 3', '14:30'],
    ["half drie 's nachts", '02:30'],
    ['half negen', '08:30'],
    ["half negen 's avonds", '20:30'],
    ['half een', '12:30'],
    ['kwart voor drie', '14:45'],
    ['kwart over 3', '15:15'],
    ['kwart na 3', '15:15'],
    ['kwart voor een', '12:45'],
    ['tien voor half drie', '14:20'],
    ['vijf over half drie', '14:35'],
    ['twintig na acht', '08:20'],
    ['10 voor 9', '08:50'],
    ['twaalf uur', '12:00'],
    ["twaalf uur 's middags", '12:00'],
    ['twee uur dertig', '14:30'],
    ['veertien uur dertig', '14:30'],
    ['acht uur vijfenveertig', '08:45'],
    ['rond 15 uur graag', '15:00'],
    ['2 pm', '14:00'],
    ['2:30pm', '14:30'],
    ['2.30 p.m.', '14:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['9am', '09:00'],
    ["nine o'clock", '09:00'],
    ['half past two', '14:30'],
    ['half three', '15:30'],
    ['a quarter to three', '14:45'],
    ['three thirty', '15:30'],
    ['at noon', '12:00'],
    ['9 in the evening', '21:00'],
  ])('parses %j as %s', (text, expected) => {
    expect(parseTypedTime(text)).toEqual(time(expected));
  });

  it.each(['', '   ', ' . '])('treats %j as empty', (text) => {
    expect(parseTypedTime(text).kind).toMatch(/empty|unreadable/);
  });

  it.each([
    'straks',
    '25 uur',
    '24:00',
    '14:60',
    '14:5',
    '12345',
    'half',
    'half 13',
    'half 0',
    '2 uur of 3 uur',
    "14 uur 's morgens",
    "9 uur 's middags",
    "12 uur 's avonds 's morgens",
    "'s middags",
    'kwart voor half',
    '45 voor 3',
    'derde',
    'drie maart',
    '3/3',
    '-2 uur',
    '14:30:00',
    '<b>14 uur</b>',
  ])('rejects %j as unreadable', (text) => {
    expect(parseTypedTime(text)).toEqual({ kind: 'unreadable' });
  });

  const hour = fc.integer({ min: 0, max: 23 });
  const minute = fc.integer({ min: 0, max: 59 });
  const two = (value: number) => String(value).padStart(2, '0');

  // spec: 9.prices.chat-times
  it('parses every minute of the day in clock notation', () => {
    fc.assert(
      fc.property(hour, minute, (h, m) => {
        for (const text of [`${two(h)}:${two(m)}`, `${two(h)}u${two(m)}`, `om ${two(h)}.${two(m)} uur`]) {
          expect([text, parseTypedTime(text)]).toEqual([text, time(`${two(h)}:${two(m)}`)]);
        }
      }),
    );
  });

  it('never contradicts the part of the day in the input', () => {
    const parts = { "'s nachts": 'night', "'s morgens": 'morning', 'in de namiddag': 'afternoon' } as const;
    fc.assert(
      fc.property(hour, minute, fc.constantFrom(...Object.keys(parts)), (h, m, said) => {
        const read = parseTypedTime(`${h}u${two(m)} ${said}`);
        if (read.kind !== 'time') return;
        const near = { night: [22, 7], morning: [0, 12], afternoon: [12, 19] } as const;
        const [from, to] = near[parts[said as keyof typeof parts]];
        const at = Number(read.time.slice(0, 2));
        expect(from < to ? at >= from && at < to : at >= from || at < to, read.time).toBe(true);
      }),
    );
  });

  it('returns a valid time or none for any input', () => {
    const word = fc.constantFrom(
      'half',
      'kwart',
      'voor',
      'over',
      'drie',
      '3',
      '30',
      '14',
      'u',
      ':',
      'uur',
      "'s avonds",
      'pm',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseTypedTime(typed);
        if (read.kind === 'time') expect(timeOfDay.safeParse(read.time).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['02:00', 'night'],
  ['06:00', 'morning'],
  ['12:00', 'afternoon'],
  ['18:00', 'evening'],
])('%s is in the %s', (at, part) => {
  expect(dayPartOf(at)).toBe(part);
});
