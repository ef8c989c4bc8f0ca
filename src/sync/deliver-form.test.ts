import { describe, expect, test } from 'vitest';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { createTestDevice, requestOf, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';
import { visitorActing } from './visitor-outbox.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import { deliverForm, type FormDelivery } from '#sync/deliver-form.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

const second = 1_000;

const signUp = (entryId: string, notes = 'Bel mij.'): VisitorCommand => ({
  kind: 'join-waiting-list',
  entryId,
  entry: aWaitingListEntry({ notes }),
});
const tip = (tipId: string): VisitorCommand => ({ kind: 'tip-employer', tipId, tip: anEmployerTip() });

/** A page of a visitor. */
function visitorsDevice() {
  const device = createTestDevice();
  const tab = device.openTab();
  tab.start(visitorOwner);
  return { device, tab, sender: device.sender };
}

const deliver = (tab: TestTab, command: VisitorCommand, device: ReturnType<typeof createTestDevice>) =>
  deliverForm(command, { outbox: tab.outbox, timers: device.time.timersOf(tab) });

/** The result after this much time, or null for none. */
async function after(
  delivery: Promise<FormDelivery>,
  device: ReturnType<typeof createTestDevice>,
  milliseconds = second,
): Promise<FormDelivery | 'busy'> {
  let result: FormDelivery | 'busy' = 'busy';
  void delivery.then((delivered) => {
    result = delivered;
  });
  await device.pass(milliseconds);
  return result;
}

describe('a visitor’s form', () => {
  test('is sent at once and leaves no copy', async () => {
    const { device, tab, sender } = visitorsDevice();
    expect(await after(deliver(tab, signUp('a'), device), device)).toEqual({ kind: 'received' });
    expect(sender.effects.get('a')).toBe(1);
    expect(await tab.rows(visitorOwner)).toEqual([]);
  });

  test('is on disk before it is reported as kept, and is sent once there is a network', async () => {
    const { device, tab, sender } = visitorsDevice();
    sender.always = 'network';
    const delivery = await after(deliver(tab, tip('a'), device), device);
    expect(delivery).toMatchObject({ kind: 'kept' });
    expect(await tab.rows(visitorOwner)).toMatchObject([{ id: 'a', state: 'waiting' }]);
    sender.always = 'ok';
    tab.trigger('online');
    await device.pass(second);
    expect(delivery !== 'busy' && delivery.kind === 'kept' && (await delivery.ends)).toBe('received');
    expect(await tab.rows(visitorOwner)).toEqual([]);
  });

  test('without an answer is reported as kept after the timeout', async () => {
    const { device, tab, sender } = visitorsDevice();
    sender.outcomes.push('hang');
    const delivery = deliver(tab, signUp('a'), device);
    expect(await after(delivery, device, 2 * second)).toBe('busy');
    expect(await after(delivery, device, 10 * second)).toMatchObject({ kind: 'kept' });
  });

  test('whose answer was lost is retried and stored once', async () => {
    const { device, tab, sender } = visitorsDevice();
    sender.outcomes.push('lost answer');
    tab.kill();
    const next = device.openTab();
    next.start(visitorOwner);
    await after(deliver(next, signUp('a'), device), device, 30 * second);
    expect(sender.sent.length).toBeGreaterThan(1);
    expect(sender.effects.get('a')).toBe(1);
    expect(await next.rows(visitorOwner)).toEqual([]);
  });

  test('sent by a double tap is stored once', async () => {
    const { device, tab, sender } = visitorsDevice();
    sender.always = 'network';
    const both = [deliver(tab, signUp('a'), device), deliver(tab, signUp('a'), device)] as const;
    expect(await after(both[0], device)).toMatchObject({ kind: 'kept' });
    expect(await after(both[1], device)).toMatchObject({ kind: 'kept' });
    expect(await tab.rows(visitorOwner)).toHaveLength(1);
  });

  test('with other content under the same id is not deduplicated', async () => {
    const { device, tab, sender } = visitorsDevice();
    sender.always = 'network';
    await after(deliver(tab, signUp('a'), device), device);
    expect(await after(deliver(tab, signUp('a', 'Bel mij niet.'), device), device)).toEqual({
      kind: 'failed',
      error: { code: 'already-exists' },
    });
  });

  test('that the server rejects returns to the form and leaves no copy', async () => {
    const { device, tab, sender } = visitorsDevice();
    sender.always = 'no-access';
    expect(await after(deliver(tab, signUp('a'), device), device)).toMatchObject({ kind: 'failed' });
    await device.pass(0);
    expect(await tab.rows(visitorOwner)).toEqual([]);
  });

  test('is sent without the outbox when there is no storage', async () => {
    const { device, tab, sender } = visitorsDevice();
    await device.pass(0);
    device.breakStorage();
    expect(await after(deliver(tab, signUp('a'), device), device, 60 * second)).toEqual({ kind: 'received' });
    expect(sender.effects.get('a')).toBe(1);
    sender.always = 'network';
    expect(await after(deliver(tab, signUp('b'), device), device, 60 * second)).toEqual({
      kind: 'failed',
      error: { code: 'network' },
    });
  });
});

describe('a visitor’s items beside those of an account', () => {
  test('are not sent, listed or wiped by the account', async () => {
    const device = createTestDevice();
    device.sender.always = 'network';
    const tab = device.openTab();
    await tab.outbox.enqueue(visitorActing, signUp('a'));
    await tab.outbox.enqueue(forSelf('maria'), { kind: 'create-request', request: requestOf('maria', 'b') });
    tab.start('maria');
    await device.pass(second);
    expect(device.sender.sent).toContain('b');
    expect(device.sender.sent).not.toContain('a');
    expect((await tab.rows('maria')).map(({ id }) => id)).toEqual(['b']);
    expect(await tab.signOut.leave('maria', 'remove')).toEqual({ ok: true, value: undefined });
    expect(await tab.rows('maria')).toEqual([]);
    expect(await tab.rows(visitorOwner)).toMatchObject([{ id: 'a', state: 'waiting' }]);
  });

  test('share the device’s lease: both are sent, one after the other', async () => {
    const device = createTestDevice();
    const [marias, visitors] = [device.openTab(), device.openTab()];
    await marias.outbox.enqueue(forSelf('maria'), { kind: 'create-request', request: requestOf('maria', 'b') });
    await visitors.outbox.enqueue(visitorActing, tip('a'));
    marias.start('maria');
    visitors.start(visitorOwner);
    await device.pass(30 * second);
    expect([...device.sender.sent].toSorted()).toEqual(['a', 'b']);
    expect(await marias.rows('maria')).toMatchObject([{ state: 'received' }]);
    expect(await visitors.rows(visitorOwner)).toEqual([]);
  });
});
