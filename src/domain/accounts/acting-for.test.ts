import { expect, test } from 'vitest';
import { actorIn, forSelf, isSameActing, seniorIn } from './acting-for.ts';

test('forSelf gives a senior acting for herself both ids', () => {
  expect(forSelf('maria')).toEqual({ actorUid: 'maria', seniorId: 'maria' });
});

test('isSameActing compares both the actor and the senior', () => {
  const daughter = { actorUid: 'daughter', seniorId: 'maria' };
  expect(isSameActing(daughter, { ...daughter })).toBe(true);
  expect(isSameActing(daughter, forSelf('maria'))).toBe(false);
  expect(isSameActing(daughter, { actorUid: 'daughter', seniorId: 'jozef' })).toBe(false);
});

test('a call names the senior, and a request the actor, only where they are two people', () => {
  const daughter = { actorUid: 'daughter', seniorId: 'maria' };
  expect([seniorIn(daughter), actorIn(daughter)]).toEqual([{ senior_id: 'maria' }, { actor_uid: 'daughter' }]);
  expect([seniorIn(forSelf('maria')), actorIn(forSelf('maria'))]).toEqual([{}, {}]);
});
