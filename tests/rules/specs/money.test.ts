import { describe, expect, it } from 'vitest';
import { aBalance, aCreditTransaction } from '#tests/builders/credits.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, blockedStaff, jozef, maria, nel, nova, staff, visitor } from '../people/actors.ts';
import { equals, openTown } from './town.ts';

const town = openTown();

describe('a balance', () => {
  // spec: 6.roles.own-credits
  it('is read by its owner and by staff', async () => {
    expect(await town.as(maria).gets('user_credits/maria')).toBe('allowed');
    expect(await town.as(nel).gets('user_credits/nel')).toBe('allowed');
    expect(await town.as(nova).gets('user_credits/nova')).toBe('denied');
    expect(await town.as(blockedSenior).gets('user_credits/blanche')).toBe('denied');
    expect(await town.as(blockedStaff).lists('user_credits')).toBe('denied');
    expect(await town.as(staff).lists('user_credits')).toBe('allowed');
    expect(await town.as(jozef).gets('user_credits/maria')).toBe('denied');
    expect(await town.as(visitor).gets('user_credits/maria')).toBe('denied');
    expect(await town.as(maria).lists('user_credits', equals('user_id', 'maria'))).toBe('denied');
  });

  // spec: 6.roles.ledger-read-only
  it('is written by nobody', async () => {
    for (const actor of [maria, staff, visitor]) {
      expect(await town.as(actor).updates('user_credits/maria', { balance: 1000 })).toBe('denied');
      expect(await town.as(actor).deletes('user_credits/maria')).toBe('denied');
    }
    expect(await town.as(nova).creates('user_credits/nova', fieldsOf(aBalance({ user_id: 'nova' })))).toBe('denied');
  });
});

describe('the ledger', () => {
  // spec: 6.roles.own-credits
  it('is listed by the one whose money it is', async () => {
    expect(await town.as(maria).lists('credit_transactions', equals('user_id', 'maria'))).toBe('allowed');
    expect(await town.as(maria).gets('credit_transactions/cs_maria')).toBe('allowed');
    expect(await town.as(maria).lists('credit_transactions')).toBe('denied');
    expect(await town.as(jozef).lists('credit_transactions', equals('user_id', 'maria'))).toBe('denied');
    expect(await town.as(jozef).gets('credit_transactions/cs_maria')).toBe('denied');
    expect(await town.as(visitor).lists('credit_transactions', equals('user_id', 'maria'))).toBe('denied');
    expect(await town.as(staff).lists('credit_transactions')).toBe('allowed');
  });

  // spec: 6.roles.ledger-read-only
  it('is written by nobody', async () => {
    const gift = fieldsOf(aCreditTransaction({ id: 'cs_gift', amount: 1000 }));
    for (const actor of [maria, staff, visitor]) {
      expect(await town.as(actor).creates('credit_transactions/cs_gift', gift)).toBe('denied');
      expect(await town.as(actor).updates('credit_transactions/cs_maria', { amount: 1000 })).toBe('denied');
      expect(await town.as(actor).deletes('credit_transactions/cs_maria')).toBe('denied');
    }
  });
});
