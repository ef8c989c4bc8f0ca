import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDaysTo, daysBetween } from '#domain/requests/calendar.ts';
import { isoDate } from '#domain/field-types.ts';
import { languages } from '#i18n/languages.ts';
import { loadTypedWords } from '#i18n/load-typed-words.ts';
import { dayAndMonth, dayInDigits, formatWeekdayAndDay, formatLongDay, formatWeekday } from '#shared/days/day-words.ts';
import { parseTypedDate, type TypedDate } from './parse-typed-date.ts';
import { weekdayOf } from './weekday.ts';

beforeAll(loadTypedWords);

/** A Saturday. */
const today = '2026-11-21';
const context = { today, earliest: addDaysTo(today, 3) };

const read = (text: string): TypedDate => parseTypedDate(text, context);
const day = (date: string): TypedDate => ({ kind: 'date', date });

const someDay = fc.integer({ min: 0, max: 364 }).map((ahead) => addDaysTo(today, ahead));
const language = fc.constantFrom(...languages);

describe('parsing a typed date', () => {
  it.each([
    ['3 maart', '2027-03-03'],
    ['3 Maart 2028', '2028-03-03'],
    ['3 maart 27', '2027-03-03'],
    ['dinsdag 1 december', '2026-12-01'],
    ['op dinsdag 1 december.', '2026-12-01'],
    ['di 1 dec', '2026-12-01'],
    ['1 dec.', '2026-12-01'],
    ['de 3e', '2026-12-03'],
    ['3de', '2026-12-03'],
    ['derde maart', '2027-03-03'],
    ['drie maart', '2027-03-03'],
    ['tweeëntwintig maart', '2027-03-22'],
    ['3/3', '2027-03-03'],
    ['3-3', '2027-03-03'],
    ['3.3', '2027-03-03'],
    ['3 3', '2027-03-03'],
    ['3 / 3 / 27', '2027-03-03'],
    ['03-03-2027', '2027-03-03'],
    ['03.03.2027', '2027-03-03'],
    ['2027-03-03', '2027-03-03'],
    ['29 februari', '2028-02-29'],
    ['March 3', '2027-03-03'],
    ['March 3rd, 2027', '2027-03-03'],
    ['3rd of March', '2027-03-03'],
    ['the 3rd', '2026-12-03'],
    ['Tuesday 1 December', '2026-12-01'],
    ['20 november', '2027-11-20'],
    ['21 november', '2026-11-21'],
    ['vandaag', '2026-11-21'],
    ['morgen', '2026-11-22'],
    ['overmorgen', '2026-11-23'],
    ['tomorrow', '2026-11-22'],
    ['morgen graag', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23'],
    ['dinsdag 1 december, alstublieft', '2026-12-01'],
    ['over 5 dagen', '2026-11-26'],
    ['over een week', '2026-11-28'],
    ['binnen veertien dagen', '2026-12-05'],
    ['over twee weken', '2026-12-05'],
    ['in 2 weeks', '2026-12-05'],
  ])('parses %j as %s', (text, date) => {
    expect(read(text)).toEqual(day(date));
  });

  it.each([
    ['dinsdag', '2026-11-24'],
    ['volgende dinsdag', '2026-11-24'],
    ['komende dinsdag', '2026-11-24'],
    ['maandag', '2026-11-30'],
    ['volgende maandag', '2026-11-30'],
    ['next Sunday', '2026-11-29'],
    ['volgende week dinsdag', '2026-11-24'],
    ['volgende week zondag', '2026-11-29'],
    ['dinsdag volgende week', '2026-11-24'],
    ['Friday next week', '2026-11-27'],
    ['volgende week maandag', '2026-11-23'],
    ['dinsdag over een week', '2026-12-01'],
    ['dinsdag over acht dagen', '2026-12-01'],
    ['maandag binnen veertien dagen', '2026-12-07'],
    ['zaterdag over twee weken', '2026-12-05'],
    ['Friday in two weeks', '2026-12-11'],
  ])('parses the weekday %j as %s', (text, date) => {
    expect(read(text)).toEqual(day(date));
  });

  it('reports that weekday and date disagree instead of choosing one', () => {
    expect(read('woensdag 1 december')).toEqual({ kind: 'other-weekday', date: '2026-12-01' });
  });

  it.each(['', '   ', ' , '])('treats %j as empty', (text) => {
    expect(read(text)).toEqual({ kind: 'empty' });
  });

  it.each([
    '30 februari',
    '31/4',
    '3 maart 2027 om 14 uur',
    'binnenkort',
    'volgende week',
    'maart',
    '3',
    '0/3',
    '3/13',
    'dinsdag woensdag',
    '3 maart april',
    '1 2 3 maart',
    'over dagen',
    'over drie maanden',
    'dinsdag over drie dagen',
    'dinsdag over nul weken',
    'graag',
    'volgende 3 maart',
    '2027-02-30',
    '99999999-01-01',
    '03-03-0002',
    '3 maart 202',
    '<b>3 maart</b>',
  ])('rejects %j as unreadable', (text) => {
    expect(read(text)).toEqual({ kind: 'unreadable' });
  });

  it('parses every format in which the app shows a day', () => {
    fc.assert(
      fc.property(someDay, language, (date, spoken) => {
        for (const text of [
          date,
          dayInDigits(date),
          dayInDigits(date).replaceAll('-', '/'),
          formatWeekdayAndDay(date, spoken),
          formatWeekdayAndDay(date, spoken).toUpperCase(),
          formatLongDay(date, spoken),
          dayAndMonth(date, spoken),
        ]) {
          expect([text, read(text)]).toEqual([text, day(date)]);
        }
      }),
    );
  });

  it('resolves a weekday to the first one that satisfies the lead time', () => {
    fc.assert(
      fc.property(someDay, someDay, language, (wanted, from, spoken) => {
        const result = parseTypedDate(formatWeekday(wanted, spoken), { today, earliest: from });
        if (result.kind !== 'date') throw new Error('a weekday was not read');
        expect(weekdayOf(result.date)).toBe(weekdayOf(wanted));
        expect(daysBetween(from, result.date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, result.date)).toBeLessThan(7);
      }),
    );
  });

  it('never resolves a weekday to a day of another weekday', () => {
    fc.assert(
      fc.property(someDay, someDay, language, (wanted, other, spoken) => {
        const text = `${formatWeekday(other, spoken)} ${dayAndMonth(wanted, spoken)}`;
        const agrees = weekdayOf(wanted) === weekdayOf(other);
        expect(read(text)).toEqual(agrees ? day(wanted) : { kind: 'other-weekday', date: wanted });
      }),
    );
  });

  it('returns an existing day or none for any input', () => {
    const word = fc.constantFrom(
      'volgende',
      'week',
      'dinsdag',
      'maart',
      '3',
      '31',
      '2027',
      'over',
      'de',
      'e',
      '/',
      '-',
      '.',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const result = read(typed);
        if (result.kind === 'date' || result.kind === 'other-weekday') {
          expect(isoDate.safeParse(result.date).success).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
