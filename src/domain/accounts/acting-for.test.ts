import { expect, test } from 'vitest';
import { forSelf, isSameActing } from './acting-for.ts';

test('forSelf gives a senior acting for herself both ids', () => {
  expect(forSelf('maria')).toEqual({ actorUid: 'maria', seniorId: 'maria' });
});

test('isSameActing compares both the actor and the senior', () => {
  const daughter = { actorUid: 'daughter', seniorId: 'maria' };
  expect(isSameActing(daughter, { ...daughter })).toBe(true);
  expect(isSameActing(daughter, forSelf('maria'))).toBe(false);
  expect(isSameActing(daughter, { actorUid: 'daughter', seniorId: 'jozef' })).toBe(false);
});
