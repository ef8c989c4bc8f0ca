import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice } from '#tests/faults/outbox-model/devices/test-device.ts';
import { type ChangeSeries, changeSeries, seriesChangeOf } from './change-series.ts';

const uid = 'maria';

const skip = (changes: Partial<ChangeSeries> = {}): ChangeSeries => ({
  ...{ kind: 'change-series', requestId: 'request', visitId: 'request_2026-03-17', changeId: 'first', change: 'skip' },
  ...changes,
});
const stop = (changes: Partial<ChangeSeries> = {}) => skip({ change: 'stop', visitId: 'request', ...changes });

function openDevice() {
  const device = createTestDevice();
  const tab = device.openTab();
  return {
    device,
    tab,
    sender: device.sender,
    say: (command: ChangeSeries) => tab.outbox.enqueue(forSelf(uid), command),
    states: async () => (await tab.rows(uid)).map(({ id, state }) => `${id} ${state}`),
  };
}

test('a visit that is skipped twice, also after it arrived, is one command and is sent once', async () => {
  const { device, tab, sender, say, states } = openDevice();
  await say(skip());
  await say(skip({ changeId: 'second' }));
  tab.start(uid);
  await device.pass(1_000);
  expect(await say(skip({ changeId: 'third' }))).toMatchObject({ ok: true, value: { state: 'received' } });
  expect(sender.sent).toEqual(['series-skip:request_2026-03-17']);
  expect(await states()).toEqual(['series-skip:request_2026-03-17 received']);
});

test('without a network skips and the end wait in their order, and a lost answer sends the same again', async () => {
  const { device, tab, sender, say } = openDevice();
  sender.outcomes.push('network', 'lost answer');
  await say(skip());
  await say(skip({ visitId: 'request_2026-03-24', changeId: 'second' }));
  await say(stop({ changeId: 'third' }));
  tab.start(uid);
  await device.pass(600_000);
  const all = ['series-skip:request_2026-03-17', 'series-skip:request_2026-03-24', 'series-stop:request'];
  expect([...new Set(sender.sent)]).toEqual(all);
  expect(sender.effects).toEqual(new Map(all.map((id) => [id, 1])));
});

test('one that was rejected asks the person, and is replaced by the next press', async () => {
  const { device, tab, sender, say, states } = openDevice();
  sender.outcomes.push('visit-refused');
  await say(skip());
  tab.start(uid);
  await device.pass(1_000);
  expect(await states()).toEqual(['series-skip:request_2026-03-17 needs-you']);
  await say(skip({ changeId: 'second' }));
  await device.pass(60_000);
  expect(await states()).toEqual(['series-skip:request_2026-03-17 received']);
});

const listed = (state: string, endedFrom: string | null = null, request_id = 'request') => ({
  ...{ request_id, status: 'assigned', series: { ended_from: endedFrom } },
  visits: [{ id: 'request_2026-03-17', state }],
});

test.each([
  ['a skipped visit', skip(), listed('cancelled'), true],
  ['a visit that stands', skip(), listed('confirmed'), false],
  ['another request', skip(), listed('cancelled', null, 'other'), false],
  ['a request without visits', skip(), { request_id: 'request', status: 'assigned' }, false],
  ['a series that has ended', stop(), listed('confirmed', '2026-03-11'), true],
  ['a series that runs', stop(), listed('cancelled'), false],
])('%s shows its effect, or does not', (_what, command, entry, expected) => {
  expect(changeSeries.isShown({ command } as Parameters<typeof changeSeries.isShown>[0], [entry])).toBe(expected);
});

test('an item of another command is none', async () => {
  const { say, tab } = openDevice();
  await say(skip());
  const [item] = await tab.rows(uid);
  expect(item && seriesChangeOf(item)).toEqual(skip());
  expect(item && seriesChangeOf({ ...item, command: { kind: 'cancel-request' } })).toBeNull();
});
