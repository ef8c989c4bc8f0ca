import { expect, test } from 'vitest';
import { actors, helper, jozef, maria, payer, seer, staff, uidOf, visitor } from '../people/actors.ts';
import { giftOf } from '../people/world.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

const own = `gifts/${giftOf(maria, seer)}`;

test('a gift is read by who gave it, and by the senior once it is paid; by no other of her circle, and not by staff', async () => {
  for (const actor of [seer, maria]) expect(await database.as(actor).gets(own)).toBe('allowed');
  for (const actor of [helper, payer, jozef, staff, visitor]) {
    expect(await database.as(actor).gets(own)).toBe('denied');
  }
  expect(await database.as(seer).gets('gifts/open')).toBe('allowed');
  expect(await database.as(maria).gets('gifts/open')).toBe('denied');
});

test('the giver lists her own gifts; the senior those that were paid', async () => {
  const to = (actor: typeof maria) => ({ field: 'senior_id', op: 'EQUAL', value: uidOf(actor) }) as const;
  const by = (actor: typeof maria) => ({ field: 'giver_id', op: 'EQUAL', value: uidOf(actor) }) as const;
  const paid = { field: 'state', op: 'EQUAL', value: 'paid' } as const;
  expect(await database.as(seer).lists('gifts', by(seer))).toBe('allowed');
  expect(await database.as(maria).lists('gifts', to(maria), paid)).toBe('allowed');
  expect(await database.as(maria).lists('gifts', to(maria))).toBe('denied');
  for (const actor of [helper, jozef, staff]) {
    expect(await database.as(actor).lists('gifts', by(seer))).toBe('denied');
    expect(await database.as(actor).lists('gifts', to(maria), paid)).toBe('denied');
  }
});

test('no client writes a gift', async () => {
  for (const actor of actors) {
    expect(await database.as(actor).deletes(own)).toBe('denied');
  }
});
