import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';
import { answerQuote, type AnswerQuote } from './answer-quote.ts';

const uid = 'maria';

const answerTo = (number: number, answer: AnswerQuote['answer'], answerId = `${answer} to ${String(number)}`) =>
  ({ kind: 'answer-quote', requestId: 'a', answerId, number, answer }) as const;

async function give(tab: TestTab, ...said: Parameters<typeof answerTo>) {
  const saved = await tab.outbox.enqueue(forSelf(uid), answerTo(...said));
  return saved.ok ? saved.value.id : saved.error.code;
}

/** The items that have not been replaced, and what the server got. */
async function standing(tab: TestTab) {
  const rows = await tab.rows(uid);
  return rows.filter(({ archived }) => !archived).map(({ id, state }) => `${id}: ${state}`);
}

function openDevice() {
  const device = createTestDevice();
  return { device, sender: device.sender, tab: device.openTab() };
}

// spec: staff.quote.outbox
describe('a yes or no without a network', () => {
  test('is kept, arrives once after the page died, and is not sent again by a double tap', async () => {
    const { device, sender, tab } = openDevice();
    const [first, second] = await Promise.all([give(tab, 1, 'yes', 'one'), give(tab, 1, 'yes', 'two')]);
    expect(second).toBe(first);
    tab.kill();
    device.openTab().start(uid);
    await device.pass(1_000);
    expect(sender.sent).toEqual([first]);
  });

  test('is changed while it waits: only the last one is sent', async () => {
    const { device, sender, tab } = openDevice();
    await give(tab, 1, 'yes');
    expect(await give(tab, 1, 'no')).toBe('no to 1');
    tab.start(uid);
    await device.pass(1_000);
    expect(sender.sent).toEqual(['no to 1']);
    expect(await standing(tab)).toEqual(['no to 1: received']);
  });

  test('is changed after a lost answer: the server, which has the first one, rejects the second', async () => {
    const { device, sender, tab } = openDevice();
    sender.outcomes.push('lost answer');
    sender.outcomeOf.set('no to 1', 'quote-answered');
    await give(tab, 1, 'yes');
    tab.start(uid);
    await device.pass(0);
    expect(await give(tab, 1, 'no')).toBe('no to 1');
    await device.pass(60_000);
    expect([...sender.effects]).toEqual([['yes to 1', 1]]);
    expect(await standing(tab)).toEqual(['no to 1: needs-you']);
  });

  test('stands while it is being sent and once it has arrived; the same again is the same', async () => {
    const { device, sender, tab } = openDevice();
    sender.outcomes.push('hang');
    await give(tab, 1, 'yes');
    tab.start(uid);
    await device.pass(0);
    expect(await give(tab, 1, 'no')).toBe('already-exists');
    expect(await give(tab, 1, 'yes', 'again')).toBe('yes to 1');
    await device.pass(60_000);
    expect(await standing(tab)).toEqual(['yes to 1: received']);
    expect(await give(tab, 1, 'no')).toBe('already-exists');
    expect([...sender.effects]).toEqual([['yes to 1', 1]]);
  });
});

// spec: staff.quote.outbox
describe('an answer to a price that was replaced', () => {
  test('is rejected, and replaced by the answer to the new price', async () => {
    const { device, sender, tab } = openDevice();
    sender.outcomeOf.set('yes to 1', 'quote-replaced');
    await give(tab, 1, 'yes');
    tab.start(uid);
    await device.pass(1_000);
    expect(await standing(tab)).toEqual(['yes to 1: needs-you']);
    await give(tab, 2, 'yes');
    await device.pass(1_000);
    expect(await standing(tab)).toEqual(['yes to 2: received']);
    expect([...sender.effects.keys()]).toEqual(['yes to 2']);
  });

  test('is dropped without a question when the new price is answered while it is on its way', async () => {
    const { device, sender, tab } = openDevice();
    sender.outcomes.push('hang');
    await give(tab, 1, 'yes');
    tab.start(uid);
    await device.pass(0);
    await give(tab, 2, 'no');
    sender.outcomeOf.set('yes to 1', 'quote-replaced');
    await device.pass(60_000);
    expect(sender.sent).toEqual(['yes to 1', 'yes to 1', 'no to 2']);
    expect(await standing(tab)).toEqual(['no to 2: received']);
  });

  test('cannot be given by a tab that still shows the old price', async () => {
    const { tab } = openDevice();
    await give(tab, 2, 'yes');
    expect(await give(tab, 1, 'no')).toBe('already-exists');
    expect(await standing(tab)).toEqual(['yes to 2: waiting']);
  });
});

describe('cancelling the request', () => {
  const cancel = (tab: TestTab) => tab.outbox.enqueue(forSelf(uid), { kind: 'cancel-request', requestId: 'a' });

  test('drops an answer that waits', async () => {
    const { device, sender, tab } = openDevice();
    await give(tab, 1, 'yes');
    await cancel(tab);
    tab.start(uid);
    await device.pass(1_000);
    expect(sender.sent).toEqual(['cancel:a']);
    expect(await tab.outbox.pendingCount(uid)).toEqual({ ok: true, value: 0 });
  });

  test('drops one that is rejected while the cancellation waits, and is sent itself', async () => {
    const { device, sender, tab } = openDevice();
    sender.outcomes.push('hang');
    await give(tab, 1, 'yes');
    tab.start(uid);
    await device.pass(0);
    await cancel(tab);
    sender.outcomeOf.set('yes to 1', 'quote-gone');
    await device.pass(60_000);
    expect(await standing(tab)).toEqual(['cancel:a: received']);
  });
});

test('signing out keeps it for its owner, whose next sign-in sends it', async () => {
  const { device, sender, tab } = openDevice();
  await give(tab, 1, 'yes');
  await tab.signOut.leave(uid, 'keep');
  const other = tab.start('jozef');
  await device.pass(60_000);
  expect(sender.sent).toEqual([]);
  other();
  tab.start(uid);
  await device.pass(1_000);
  expect(sender.sent).toEqual(['yes to 1']);
});

test.each([
  [{ status: 'processing' }, false],
  [{ status: 'processing', quote: { number: 2, state: 'sent' } }, false],
  [{ status: 'processing', quote: { number: 2, state: 'accepted' } }, true],
  [{ status: 'processing', quote: { number: 3, state: 'sent' } }, true],
  [{ status: 'cancelled', quote: { number: 2, state: 'sent' } }, true],
] as const)('a received answer to price 2 is shown by %j: %s', async (listed, isShown) => {
  const { device, tab } = openDevice();
  await give(tab, 2, 'yes');
  tab.start(uid);
  await device.pass(1_000);
  await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'a', ...listed }]);
  expect(await standing(tab)).toEqual(isShown ? [] : ['yes to 2: received']);
});

test('an item that a version before stored is read', () => {
  expect(answerQuote.schema.safeParse(answerTo(1, 'yes')).success).toBe(true);
});
