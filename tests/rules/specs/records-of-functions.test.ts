import { describe, expect, it } from 'vitest';
import { world } from '../people/world.ts';
import {
  actors,
  blockedStaff,
  maria,
  oneFactorStaff,
  staff,
  unverifiedStaff,
  vera,
  visitor,
} from '../people/actors.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

const pathsIn = (collection: string): readonly string[] => {
  const found = [...world.keys()].filter((path) => path.startsWith(`${collection}/`));
  if (found.length === 0) throw new Error(`the world has no ${collection}`);
  return found;
};

const readByStaff = [
  'board',
  'counters',
  'figures',
  'staff_notes',
  'student_days',
  'reviews',
  'mail',
  'audit_log',
  'leads',
  'data_requests',
  'sign_up_answers',
  'credit_adjustments',
  'debts',
  'transfer_references',
  'transfers',
  'refunds',
];

describe.each(readByStaff)('%s', (collection) => {
  it('is read by staff alone', async () => {
    for (const path of pathsIn(collection)) expect(await database.as(staff).gets(path)).toBe('allowed');
    expect(await database.as(staff).lists(collection)).toBe('allowed');
    for (const actor of [maria, vera, visitor, unverifiedStaff, oneFactorStaff, blockedStaff]) {
      for (const path of pathsIn(collection)) expect(await database.as(actor).gets(path)).toBe('denied');
      expect(await database.as(actor).lists(collection)).toBe('denied');
    }
  });
});

const readByNobody = [
  'family_contacts',
  'missing_payments',
  'staff_commands',
  'helper_links',
  'calendar_feeds',
  'review_tokens',
  'verification_links',
  'stripe_events',
  'timer_runs',
  'ledger_checks',
  'rate_limits',
  'erasures',
  'data_exports',
  'retention_reports',
];

describe.each(readByNobody)('%s', (collection) => {
  it('is read by no client', async () => {
    for (const actor of actors) {
      for (const path of pathsIn(collection)) expect(await database.as(actor).gets(path)).toBe('denied');
      expect(await database.as(actor).lists(collection)).toBe('denied');
    }
  });
});

it('the audit log has entries of changes and of commands', () => {
  expect(pathsIn('audit_log')).toEqual(['audit_log/event', 'audit_log/command']);
});

it('a record of a customer is read by staff one at a time: a search is a function', async () => {
  expect(await database.as(staff).gets('customers/godelieve')).toBe('allowed');
  expect(await database.as(staff).lists('customers')).toBe('denied');
  for (const actor of [maria, vera, visitor, unverifiedStaff, oneFactorStaff, blockedStaff]) {
    expect(await database.as(actor).gets('customers/godelieve')).toBe('denied');
  }
});

describe.each([...readByStaff, ...readByNobody, 'customers'])('%s', (collection) => {
  it('is written by no client, staff included', async () => {
    for (const path of pathsIn(collection)) {
      const data = world.get(path) ?? new Map();
      for (const actor of actors) {
        expect(await database.as(actor).creates(`${collection}/new`, data)).toBe('denied');
        expect(await database.as(actor).sets(path, data)).toBe('denied');
        expect(await database.as(actor).deletes(path)).toBe('denied');
      }
    }
  });
});
