import { expect, test } from 'vitest';
import type { OutboxItem } from '../engine/item.ts';
import { endMembership, type EndMembership } from './end-membership.ts';

const command = (endId: string): EndMembership => ({ kind: 'end-membership', memberUid: 'els', endId });

const item = (endId: string, state: OutboxItem['state']) =>
  ({ id: endId, state, command: command(endId) }) as unknown as OutboxItem<EndMembership>;

test('one that waits is enough; one that was rejected is replaced; one of before is left as it is', () => {
  const waiting = item('first', 'waiting');
  expect(endMembership.merge?.(command('second'), [waiting], 0)).toEqual({ kind: 'exists', item: waiting });
  const rejected = item('first', 'needs-you');
  expect(endMembership.merge?.(command('second'), [rejected], 0)).toMatchObject({ kind: 'add', removes: [rejected] });
  const received = item('first', 'received');
  expect(endMembership.merge?.(command('second'), [received], 0)).toMatchObject({ kind: 'add', removes: [] });
  expect(endMembership.merge?.(command('first'), [received], 0)).toEqual({ kind: 'exists', item: received });
});

test('the senior ends any membership of hers, a member only her own', () => {
  const saved = (actorUid: string) => endMembership.mayBeSavedBy?.(command('one'), { actorUid, seniorId: 'maria' });
  expect([saved('maria'), saved('els'), saved('bram')]).toEqual([true, true, false]);
});

test('it is shown once the list of the server has it as ended', () => {
  expect(endMembership.isShown(item('one', 'received'), [{ ended: ['bram'] }])).toBe(false);
  expect(endMembership.isShown(item('one', 'received'), [{ ended: ['bram', 'els'] }])).toBe(true);
});
