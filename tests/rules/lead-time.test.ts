import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { leadTimeCase, edgeMoments } from './cases/lead-time-cases.ts';
import type { RulesCase } from './cases/rules-case.ts';
import { evaluateCase, prepareCase } from './runners/in-process.ts';
import { compileProductRules } from './runners/rules-under-test.ts';

const rules = compileProductRules();

/** The rules compute the time in Brussels themselves; src/domain uses the time zone database. */
function agree(rulesCase: RulesCase): boolean {
  const { request, now } = rulesCase;
  if (request.verb !== 'create') throw new TypeError('asking for help is a create');
  const expected = isFarEnough(String(request.data.get('request_date')), now);
  return evaluateCase(rules, prepareCase(rulesCase)).allowed === expected;
}

describe('the lead time, by the clock of the server', () => {
  it('is the same as in the domain at 2,000 random moments', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2080-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    const days = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(moment, days, (now, daysFromEarliest) => agree(leadTimeCase(now, daysFromEarliest))),
      { numRuns: 2000 },
    );
  });

  it('is the same within two hours of midnight in Brussels, in every month', () => {
    const nights = fc
      .tuple(
        fc.integer({ min: 2026, max: 2080 }),
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: -120, max: 120 }),
      )
      .map(([year, day, minutes]) => new Date(Date.UTC(year, 0, day, 22, 30 + minutes)));
    fc.assert(
      fc.property(nights, fc.constantFrom(-1, 0), (now, daysFromEarliest) =>
        agree(leadTimeCase(now, daysFromEarliest)),
      ),
      { numRuns: 2000 },
    );
  });

  // spec: 9.prices.earliest-date
  it.each(edgeMoments().map((moment) => moment.toISOString()))('is the same at %s', (moment) => {
    const now = new Date(moment);
    const disagreements = [-1, 0].filter((days) => !agree(leadTimeCase(now, days)));
    expect(disagreements).toEqual([]);
  });

  it.each([
    ['2026-07-01T21:59:59Z', '2026-07-04', 'one second before midnight in summer'],
    ['2026-07-01T22:00:00Z', '2026-07-05', 'midnight in summer'],
    ['2026-12-28T22:59:59Z', '2026-12-31', 'one second before midnight in winter'],
    ['2026-12-28T23:00:00Z', '2027-01-01', 'midnight in winter, over the year'],
    ['2026-03-29T21:59:59Z', '2026-04-01', 'the evening on which summer time has begun'],
    ['2026-03-29T22:00:00Z', '2026-04-02', 'midnight after summer time has begun'],
    ['2026-10-25T22:30:00Z', '2026-10-28', 'the evening on which summer time has ended'],
    ['2026-10-24T22:30:00Z', '2026-10-28', 'the last night of summer time'],
    ['2028-02-25T22:59:59Z', '2028-02-28', 'before a leap day'],
    ['2028-02-25T23:00:00Z', '2028-02-29', 'a leap day itself'],
  ])('at %s the first day is %s (%s)', (moment, firstDay) => {
    const now = new Date(moment);
    const first = leadTimeCase(now, 0);
    expect(first.request.verb === 'create' && first.request.data.get('request_date')).toBe(firstDay);
    expect(evaluateCase(rules, prepareCase(first)).allowed).toBe(true);
    expect(evaluateCase(rules, prepareCase(leadTimeCase(now, -1))).allowed).toBe(false);
  });
});
