import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice } from '#tests/faults/outbox-model/devices/test-device.ts';
import { approvalOf, type ApproveVisit, approveVisit } from './approve-visit.ts';

const uid = 'maria';

const word = (changes: Partial<ApproveVisit> = {}): ApproveVisit => ({
  ...{ kind: 'approve-visit', requestId: 'visit-1', visitId: 'visit-1', answerId: 'first' },
  ...{ answer: 'yes', question: '' },
  ...changes,
});

function openDevice() {
  const device = createTestDevice();
  const tab = device.openTab();
  return {
    device,
    tab,
    sender: device.sender,
    say: (changes: Partial<ApproveVisit> = {}) => tab.outbox.enqueue(forSelf(uid), word(changes)),
    states: async () => (await tab.rows(uid)).map(({ id, state }) => `${id} ${state}`),
  };
}

test('a yes that is pressed twice, also after a reload, is one command and is sent once', async () => {
  const { device, tab, sender, say, states } = openDevice();
  expect(await say()).toMatchObject({ ok: true, value: { state: 'waiting' } });
  expect(await say({ answerId: 'second' })).toMatchObject({ ok: true, value: { state: 'waiting' } });
  tab.start(uid);
  await device.pass(1_000);
  expect(await say({ answerId: 'third' })).toMatchObject({ ok: true, value: { state: 'received' } });
  expect(sender.sent).toEqual(['approve:visit-1:yes']);
  expect(await states()).toEqual(['approve:visit-1:yes received']);
});

test('without a network it waits, and a lost answer sends the same again', async () => {
  const { device, tab, sender, say } = openDevice();
  sender.outcomes.push('network', 'lost answer');
  await say({ answer: 'look', question: 'Het duurde maar een uur.' });
  tab.start(uid);
  await device.pass(600_000);
  expect(new Set(sender.sent)).toEqual(new Set(['approve:visit-1:look']));
  expect(sender.effects).toEqual(new Map([['approve:visit-1:look', 1]]));
});

test('a yes after a question is a command of its own, behind it', async () => {
  const { device, tab, sender, say } = openDevice();
  await say({ answer: 'look', question: 'Te lang.' });
  await say({ answerId: 'second' });
  tab.start(uid);
  await device.pass(60_000);
  expect(sender.sent).toEqual(['approve:visit-1:look', 'approve:visit-1:yes']);
});

test('one that was rejected is replaced by the next press', async () => {
  const { device, tab, sender, say, states } = openDevice();
  sender.outcomes.push('not-found');
  await say();
  tab.start(uid);
  await device.pass(1_000);
  expect(await states()).toEqual(['approve:visit-1:yes needs-you']);
  await say({ answerId: 'second' });
  await device.pass(60_000);
  expect(await states()).toEqual(['approve:visit-1:yes received']);
});

test.each([
  ['yes', { visit_id: 'visit-1', state: 'done', isQuestioned: false }, false],
  ['yes', { visit_id: 'visit-1', state: 'approved', isQuestioned: false }, true],
  ['yes', { visit_id: 'visit-1', state: 'charged', isQuestioned: false }, true],
  ['yes', { visit_id: 'visit-2', state: 'charged', isQuestioned: false }, false],
  ['look', { visit_id: 'visit-1', state: 'done', isQuestioned: true }, true],
  ['look', { visit_id: 'visit-1', state: 'done', isQuestioned: false }, false],
  ['yes', { request_id: 'visit-1', status: 'paid' }, false],
] as const)('a %s is shown by %j: %s', async (answer, shown, isShown) => {
  const { tab, say } = openDevice();
  await say({ answer });
  const [item] = await tab.rows(uid);
  if (item === undefined) throw new Error('it was saved');
  const command = approvalOf(item);
  if (command === null) throw new Error('it can be read');
  expect(approveVisit.isShown({ ...item, command }, [shown])).toBe(isShown);
});
