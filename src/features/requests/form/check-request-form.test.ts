import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { frequencies } from '#domain/requests/frequencies.ts';
import { loadTypedWords } from '#i18n/load-typed-words.ts';
import { emptyFormValues, otherDay, type RequestFormValues } from './form-values.ts';
import { checkRequestForm, requestFormFields } from './check-request-form.ts';

beforeAll(loadTypedWords);

const now = new Date('2026-11-21T10:00:00Z');

const valid: RequestFormValues = {
  ...emptyFormValues,
  serviceId: 'garden',
  day: '2026-11-24',
  time: '14:00',
  street: 'Kerkstraat',
  number: '12',
  postalCode: '2000',
  town: 'Antwerpen',
  notes: '  Het gras staat hoog.  ',
};

const errorsOf = (values: Partial<RequestFormValues>) => {
  const result = checkRequestForm({ ...valid, ...values }, now);
  return result.ok ? {} : result.error;
};

describe('validating the request form', () => {
  it('reads the last day of what recurs, which may be left empty', () => {
    const untilOf = (values: Partial<RequestFormValues>) => {
      const result = checkRequestForm({ ...valid, frequency: 'weekly', ...values }, now);
      return result.ok ? result.value.until : result.error;
    };
    expect(untilOf({})).toBe('');
    expect(untilOf({ typedUntil: '30 juni' })).toBe('2027-06-30');
    expect(untilOf({ typedUntil: '24-11-2026' })).toBe('2026-11-24');
    expect(untilOf({ typedUntil: '23-11-2026' })).toEqual({ typedUntil: 'until-too-early' });
    expect(untilOf({ typedUntil: 'ooit' })).toEqual({ typedUntil: 'date-unreadable' });
    expect(untilOf({ typedUntil: 'ooit', hours: 9 })).toMatchObject({
      typedUntil: 'date-unreadable',
      hours: expect.any(String),
    });
    expect(untilOf({ typedUntil: 'ooit', frequency: 'one-time' })).toBe('');
  });

  it('returns the parsed form when it is valid', () => {
    expect(checkRequestForm(valid, now)).toEqual({
      ok: true,
      value: {
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
        hours: 1,
        notes: 'Het gras staat hoog.',
      },
    });
  });

  it('reports every empty required field, in screen order', () => {
    const result = checkRequestForm(emptyFormValues, now);
    if (result.ok) throw new Error('an empty form was accepted');
    const { error } = result;
    expect(requestFormFields.filter((field) => field in error).map((field) => [field, error[field]])).toEqual([
      ['serviceId', 'service-required'],
      ['day', 'date-required'],
      ['time', 'time-required'],
      ['street', 'street-required'],
      ['number', 'number-required'],
      ['postalCode', 'postal-code-required'],
      ['town', 'town-required'],
    ]);
    expect(Object.keys(error)).toHaveLength(7);
  });

  it.each([
    ['', 'date-required'],
    ['morgen', 'date-too-near'],
    ['23/11/2026', 'date-too-near'],
    ['3 maart 2020', 'date-too-near'],
    ['ooit', 'date-unreadable'],
    ['woensdag 24 november 2026', 'date-other-weekday'],
  ])('reports the typed date %j at its own field', (typedDate, key) => {
    expect(errorsOf({ day: otherDay, typedDate })).toEqual({ typedDate: key });
  });

  it('parses the typed date only while the card "another date" is chosen', () => {
    expect(errorsOf({ typedDate: 'ooit' })).toEqual({});
    expect(errorsOf({ day: otherDay, typedDate: 'dinsdag' })).toEqual({});
  });

  it('rejects an address that is too long once joined, at the street', () => {
    expect(errorsOf({ street: 'A', number: '1', postalCode: '2', town: 'B' })).toEqual({});
    expect(errorsOf({ street: 'x'.repeat(190), town: 'y'.repeat(100), box: 'z'.repeat(20) })).toEqual({
      street: 'address-too-long',
    });
  });

  it.each([0, 9, 1.5])('rejects %d hours', (hours) => {
    expect(errorsOf({ hours })).toEqual({ hours: 'hours-out-of-range' });
  });

  it('rejects notes over 2,000 characters', () => {
    expect(errorsOf({ notes: 'a'.repeat(2001) })).toEqual({ notes: 'notes-too-long' });
    expect(errorsOf({ notes: 'a'.repeat(2000) })).toEqual({});
  });

  it('reports at least one field for every rejected form', () => {
    const junk = fc.string({ maxLength: 250 });
    fc.assert(
      fc.property(
        fc.record({
          serviceId: junk,
          day: fc.oneof(
            junk,
            fc.constant(otherDay),
            fc.integer({ min: -3, max: 9 }).map((ahead) => addDaysTo('2026-11-21', ahead)),
          ),
          typedDate: junk,
          time: fc.oneof(junk, fc.constant('08:00')),
          frequency: fc.constantFrom(...frequencies),
          typedUntil: fc.oneof(junk, fc.constant('30 juni')),
          street: junk,
          number: junk,
          box: junk,
          postalCode: junk,
          town: junk,
          hours: fc.oneof(fc.double(), fc.integer({ min: 0, max: 9 })),
          notes: junk,
        }),
        (values) => {
          const result = checkRequestForm(values, now);
          expect(result.ok || requestFormFields.some((field) => result.error[field] !== undefined)).toBe(true);
        },
      ),
    );
  });
});
