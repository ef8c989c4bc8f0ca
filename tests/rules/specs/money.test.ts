import { describe, expect, it } from 'vitest';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, blockedStaff, jozef, maria, nel, nova, staff, visitor } from '../people/actors.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

describe('a balance', () => {
  // spec: 6.roles.own-credits
  it('is read by its owner and by staff', async () => {
    expect(await database.as(maria).gets('user_credits/maria')).toBe('allowed');
    expect(await database.as(nel).gets('user_credits/nel')).toBe('allowed');
    expect(await database.as(nova).gets('user_credits/nova')).toBe('denied');
    expect(await database.as(blockedSenior).gets('user_credits/blanche')).toBe('denied');
    expect(await database.as(blockedStaff).lists('user_credits')).toBe('denied');
    expect(await database.as(staff).lists('user_credits')).toBe('allowed');
    expect(await database.as(jozef).gets('user_credits/maria')).toBe('denied');
    expect(await database.as(visitor).gets('user_credits/maria')).toBe('denied');
    expect(await database.as(maria).lists('user_credits', equals('user_id', 'maria'))).toBe('denied');
  });

  // spec: 6.roles.ledger-read-only
  it('is written by no client', async () => {
    for (const actor of [maria, staff, visitor]) {
      expect(await database.as(actor).updates('user_credits/maria', { balance: 1000 })).toBe('denied');
      expect(await database.as(actor).deletes('user_credits/maria')).toBe('denied');
    }
    expect(await database.as(nova).creates('user_credits/nova', fieldsOf(aBalance({ user_id: 'nova' })))).toBe(
      'denied',
    );
  });
});

describe('the ledger', () => {
  // spec: 6.roles.own-credits
  it('is listed by its owner', async () => {
    expect(await database.as(maria).lists('credit_transactions', equals('user_id', 'maria'))).toBe('allowed');
    expect(await database.as(maria).gets('credit_transactions/cs_maria')).toBe('allowed');
    expect(await database.as(maria).lists('credit_transactions')).toBe('denied');
    expect(await database.as(jozef).lists('credit_transactions', equals('user_id', 'maria'))).toBe('denied');
    expect(await database.as(jozef).gets('credit_transactions/cs_maria')).toBe('denied');
    expect(await database.as(visitor).lists('credit_transactions', equals('user_id', 'maria'))).toBe('denied');
    expect(await database.as(staff).lists('credit_transactions')).toBe('allowed');
  });

  // spec: 6.roles.ledger-read-only
  it('is written by no client', async () => {
    const gift = fieldsOf(aCreditTransaction({ id: 'cs_gift', amount: 1000 }));
    for (const actor of [maria, staff, visitor]) {
      expect(await database.as(actor).creates('credit_transactions/cs_gift', gift)).toBe('denied');
      expect(await database.as(actor).updates('credit_transactions/cs_maria', { amount: 1000 })).toBe('denied');
      expect(await database.as(actor).deletes('credit_transactions/cs_maria')).toBe('denied');
    }
  });
});
