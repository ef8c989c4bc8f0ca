import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice } from '#tests/faults/outbox-model/devices/test-device.ts';
import { moveOf, proposeMove, type ProposeMove } from './propose-move.ts';

const uid = 'maria';
const from = { date: '2026-03-10', start: '14:00' };
const to = { date: '2026-03-12', start: '10:00' };

const ask = (changes: Partial<ProposeMove> = {}): ProposeMove => ({
  ...{ kind: 'propose-move', requestId: 'request', visitId: 'request', moveId: 'first', from, to },
  ...changes,
});

function openDevice() {
  const device = createTestDevice();
  const tab = device.openTab();
  return {
    device,
    tab,
    sender: device.sender,
    say: (command: ProposeMove) => tab.outbox.enqueue(forSelf(uid), command),
    states: async () => (await tab.rows(uid)).map(({ id, state }) => `${id} ${state}`),
  };
}

test('without a network what is said last of a visit is the only thing that is sent', async () => {
  const { device, tab, sender, say } = openDevice();
  await say(ask());
  await say(ask({ moveId: 'again' }));
  await say(ask({ moveId: 'other', to: { ...to, start: '11:00' } }));
  await say(ask({ moveId: 'back', to: null }));
  await say(ask({ moveId: 'elsewhere', visitId: 'request_2026-03-17' }));
  tab.start(uid);
  await device.pass(60_000);
  expect(sender.sent).toEqual(['back', 'elsewhere']);
});

test('a lost answer sends the same again, once for the server', async () => {
  const { device, tab, sender, say } = openDevice();
  sender.outcomes.push('network', 'lost answer');
  await say(ask());
  tab.start(uid);
  await device.pass(600_000);
  expect([...new Set(sender.sent)]).toEqual(['first']);
  expect(sender.effects).toEqual(new Map([['first', 1]]));
});

test('one that was rejected asks the person, and is replaced by the next', async () => {
  const { device, tab, sender, say, states } = openDevice();
  sender.outcomes.push('visit-refused');
  await say(ask());
  tab.start(uid);
  await device.pass(1_000);
  expect(await states()).toEqual(['first needs-you']);
  await say(ask({ moveId: 'second', to: { ...to, start: '11:00' } }));
  await device.pass(60_000);
  expect(await states()).toContain('second received');
  expect(await states()).not.toContain('first needs-you');
});

const listed = (changes: object = {}) => ({
  ...{ request_id: 'request', status: 'assigned', request_date: from.date, preferred_time: from.start },
  ...changes,
});
const moves = (state: string, start = to.start) => [{ visit_id: 'request', ...to, start, state }];
const later = { visitId: 'request_2026-03-17', from: { date: '2026-03-17', start: '14:00' } };
const visits = [{ id: 'request_2026-03-17', date: '2026-03-17', start: '14:00' }];

test.each([
  ['a move that waits', ask(), listed({ moves: moves('waiting') }), true],
  ['a move that was declined', ask(), listed({ moves: moves('declined') }), true],
  ['another move', ask(), listed({ moves: moves('waiting', '11:00') }), false],
  ['no move yet', ask(), listed(), false],
  ['a visit that was moved', ask(), listed({ request_date: to.date, preferred_time: to.start }), true],
  ['a cancelled request', ask(), listed({ status: 'cancelled' }), true],
  ['another request', ask(), listed({ request_id: 'other', moves: moves('waiting') }), false],
  ['a move that is taken back', ask({ to: null }), listed({ moves: [] }), true],
  ['a move that still waits', ask({ to: null }), listed({ moves: moves('waiting') }), false],
  ['a visit of a series', ask(later), listed({ visits }), false],
  ['a moved visit of a series', ask(later), listed({ visits: [{ ...visits[0], date: '2026-03-19' }] }), true],
])('%s shows its effect, or does not', (_what, command, entry, expected) => {
  expect(proposeMove.isShown({ command } as Parameters<typeof proposeMove.isShown>[0], [entry])).toBe(expected);
});

test('an item of another command is none', async () => {
  const { say, tab } = openDevice();
  await say(ask());
  const [item] = await tab.rows(uid);
  expect(item && moveOf(item)).toEqual(ask());
  expect(item && moveOf({ ...item, command: { kind: 'cancel-request' } })).toBeNull();
});
