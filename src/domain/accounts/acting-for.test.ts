import { expect, test } from 'vitest';
import { forSelf, isSameActing } from './acting-for.ts';

test('a senior who acts for herself is actor and senior', () => {
  expect(forSelf('maria')).toEqual({ actorUid: 'maria', seniorId: 'maria' });
});

test('two are the same when actor and senior are', () => {
  const daughter = { actorUid: 'daughter', seniorId: 'maria' };
  expect(isSameActing(daughter, { ...daughter })).toBe(true);
  expect(isSameActing(daughter, forSelf('maria'))).toBe(false);
  expect(isSameActing(daughter, { actorUid: 'daughter', seniorId: 'jozef' })).toBe(false);
});
