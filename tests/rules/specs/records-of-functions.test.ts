import { describe, expect, it } from 'vitest';
import { world } from '../people/world.ts';
import { actors, maria, staff, vera, visitor } from '../people/actors.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

const pathIn = (collection: string): string => {
  const found = [...world.keys()].find((path) => path.startsWith(`${collection}/`));
  if (found === undefined) throw new Error(`the world has no ${collection}`);
  return found;
};

describe.each(['reviews', 'mail', 'audit_log'])('%s', (collection) => {
  it('is read by staff alone', async () => {
    expect(await database.as(staff).gets(pathIn(collection))).toBe('allowed');
    expect(await database.as(staff).lists(collection)).toBe('allowed');
    for (const actor of [maria, vera, visitor]) {
      expect(await database.as(actor).gets(pathIn(collection))).toBe('denied');
      expect(await database.as(actor).lists(collection)).toBe('denied');
    }
  });
});

describe.each(['review_tokens', 'verification_links', 'stripe_events', 'rate_limits'])('%s', (collection) => {
  it('is read by no client', async () => {
    for (const actor of actors) {
      expect(await database.as(actor).gets(pathIn(collection))).toBe('denied');
      expect(await database.as(actor).lists(collection)).toBe('denied');
    }
  });
});

const writtenByFunctions = [
  'reviews',
  'mail',
  'audit_log',
  'review_tokens',
  'verification_links',
  'stripe_events',
  'rate_limits',
];

describe.each(writtenByFunctions)('%s', (collection) => {
  it('is written by no client', async () => {
    const path = pathIn(collection);
    const data = world.get(path) ?? new Map();
    for (const actor of actors) {
      expect(await database.as(actor).creates(`${collection}/new`, data)).toBe('denied');
      expect(await database.as(actor).sets(path, data)).toBe('denied');
      expect(await database.as(actor).deletes(path)).toBe('denied');
    }
  });
});
