import { describe, expect, test } from 'vitest';
import { type ProfileChanges, profileOf, type ProfileValues, withChanges } from '#domain/accounts/profile-changes.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice, requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';
import { commandOf } from '../engine/command.ts';
import { updateProfile } from './update-profile.ts';

const uid = 'maria';
const stored = profileOf(anInterimUser());

const phone = (before: string, after: string): ProfileChanges => ({
  before: { phone_number: before },
  after: { phone_number: after },
});
const firstName = (before: string, after: string): ProfileChanges => ({
  before: { first_name: before },
  after: { first_name: after },
});

function openDevice() {
  const device = createTestDevice();
  const tab = device.openTab();
  const save = (changeId: string, changes: ProfileChanges, answers?: string) =>
    tab.outbox.enqueue(forSelf(uid), {
      kind: 'update-profile',
      changeId,
      changes,
      ...(answers === undefined ? {} : { answers }),
    });
  const rows = async () =>
    (await tab.rows(uid)).map(({ id, state, archived }) => `${id} ${state}${archived ? ', archived' : ''}`);
  const changesOf = async (id: string) => {
    const item = (await tab.rows(uid)).find((row) => row.id === id);
    return item ? (commandOf(updateProfile, item)?.changes ?? null) : null;
  };
  return { device, tab, sender: device.sender, save, rows, changesOf };
}

describe('saving a change of the profile', () => {
  test('it is stored, applied once, and deletes its draft', async () => {
    const { device, tab, sender, save, rows } = openDevice();
    await tab.drafts.save(forSelf(uid), 'profile', { phone_number: 'B' }, 'one');
    expect(await save('one', phone('A', 'B'))).toMatchObject({ ok: true, value: { aggregate: 'profile' } });
    expect(await tab.drafts.load(forSelf(uid), 'profile')).toBeNull();
    expect(await tab.outbox.pendingCount(uid)).toEqual({ ok: true, value: 1 });
    tab.start(uid);
    await device.pass(1_000);
    expect(sender.sent).toEqual(['one']);
    expect(await rows()).toEqual(['one received']);
  });

  test('several that were never sent become one', async () => {
    const { device, tab, sender, save, rows, changesOf } = openDevice();
    await save('one', phone('A', 'B'));
    await save('two', firstName('Maria', 'Mia'));
    await save('three', phone('B', 'C'));
    expect(await changesOf('three')).toEqual({
      before: { first_name: 'Maria', phone_number: 'A' },
      after: { first_name: 'Mia', phone_number: 'C' },
    });
    expect(await rows()).toEqual(['one cancelled, archived', 'two cancelled, archived', 'three waiting']);
    expect(await tab.outbox.pendingCount(uid)).toEqual({ ok: true, value: 1 });
    tab.start(uid);
    await device.pass(1_000);
    expect(sender.sent).toEqual(['three']);
  });

  test('a change reverted before it was sent is not sent', async () => {
    const { device, tab, sender, save, rows } = openDevice();
    await save('one', phone('A', 'B'));
    expect(await save('two', phone('B', 'A'))).toMatchObject({ ok: true });
    tab.start(uid);
    await device.pass(1_000);
    expect(sender.sent).toEqual([]);
    expect(await rows()).toEqual(['one cancelled, archived', 'two cancelled, archived']);
  });

  test('behind one that was attempted it is queued, in order', async () => {
    const { device, tab, sender, save, changesOf } = openDevice();
    sender.outcomes.push('lost answer');
    await save('one', phone('A', 'B'));
    tab.start(uid);
    await device.pass(0);
    await save('two', phone('B', 'C'));
    expect(await changesOf('two')).toEqual(phone('B', 'C'));
    await device.pass(60_000);
    expect(sender.sent).toEqual(['one', 'one', 'two']);
  });

  test('it neither blocks requests nor is blocked by them', async () => {
    const { device, tab, sender, save, rows } = openDevice();
    sender.outcomeOf.set('one', 'server-unavailable');
    await save('one', phone('A', 'B'));
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    tab.start(uid);
    await device.pass(100);
    expect(await rows()).toEqual(['one waiting', 'a received']);
  });

  test('a double tap saves it once, and a different change under its id is rejected', async () => {
    const { save, rows } = openDevice();
    await save('one', phone('A', 'B'));
    expect(await save('one', phone('A', 'B'))).toMatchObject({ ok: true, value: { id: 'one' } });
    expect(await save('one', phone('A', 'C'))).toEqual({ ok: false, error: { code: 'already-exists' } });
    expect(await rows()).toEqual(['one waiting']);
  });
});

describe('a rejected change', () => {
  const theirs: ProfileValues = { ...stored, phone_number: 'X' };

  async function withRejected() {
    const opened = openDevice();
    opened.sender.outcomes.push('profile-conflict');
    opened.sender.theirs = theirs;
    await opened.save('one', phone('A', 'B'));
    opened.tab.start(uid);
    await opened.device.pass(1_000);
    return opened;
  }

  test('stays, with the stored values', async () => {
    const { tab } = await withRejected();
    expect(await tab.rows(uid)).toMatchObject([
      { state: 'needs-you', error: { code: 'profile-conflict', theirs: { phone_number: 'X' } } },
    ]);
    expect(await tab.outbox.pendingCount(uid)).toEqual({ ok: true, value: 1 });
  });

  test('is replaced by the resolution of its conflict', async () => {
    const { device, save, rows, changesOf, sender } = await withRejected();
    await save('two', phone('X', 'B'), 'one');
    expect(await changesOf('two')).toEqual(phone('X', 'B'));
    await device.pass(1_000);
    expect(sender.sent).toEqual(['one', 'two']);
    expect(await rows()).toEqual(['one cancelled, archived', 'two received']);
  });

  test('is composed into a new change, so that no edit is lost', async () => {
    const { device, save, rows, changesOf } = await withRejected();
    await save('two', firstName('Maria', 'Mia'));
    expect(await changesOf('two')).toEqual({
      before: { first_name: 'Maria', phone_number: 'A' },
      after: { first_name: 'Mia', phone_number: 'B' },
    });
    await device.pass(1_000);
    expect(await rows()).toEqual(['one cancelled, archived', 'two received']);
  });

  test('is composed with a waiting one into one item', async () => {
    const { device, tab, sender, save, rows, changesOf } = openDevice();
    sender.outcomes.push('network', 'profile-conflict');
    await save('one', phone('A', 'B'));
    tab.start(uid);
    await device.pass(0);
    await save('two', phone('B', 'C'));
    await device.pass(60_000);
    expect(sender.sent).toEqual(['one', 'one', 'two']);
    expect(await changesOf('two')).toEqual(phone('A', 'C'));
    expect(await rows()).toEqual(['one cancelled, archived', 'two received']);
  });

  test('and a waiting one that reverts it are both cancelled', async () => {
    const { device, tab, sender, save, rows } = openDevice();
    sender.outcomes.push('network', 'profile-conflict');
    await save('one', phone('A', 'B'));
    tab.start(uid);
    await device.pass(0);
    await save('two', phone('B', 'A'));
    await device.pass(60_000);
    expect(sender.sent).toEqual(['one', 'one']);
    expect(await rows()).toEqual(['one cancelled, archived', 'two cancelled, archived']);
  });
});

describe('a received change', () => {
  test('is shown until the profile includes it, and is archived with all earlier ones', async () => {
    const { device, tab, save, rows } = openDevice();
    tab.start(uid);
    await save('one', phone(stored.phone_number, 'B'));
    await device.pass(1_000);
    await save('two', phone('B', stored.phone_number));
    await device.pass(1_000);
    const stale = withChanges(stored, phone(stored.phone_number, 'B'));
    await tab.outbox.confirmShown(forSelf(uid), [{ profile: stale }]);
    expect(await rows()).toEqual(['one received, archived', 'two received']);
    await tab.outbox.confirmShown(forSelf(uid), [{ profile: stored }]);
    expect(await rows()).toEqual(['one received, archived', 'two received, archived']);
  });

  test('is not archived by a list of requests', async () => {
    const { device, tab, save, rows } = openDevice();
    tab.start(uid);
    await save('one', phone('A', 'B'));
    await device.pass(1_000);
    await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'profile', status: 'cancelled' }]);
    expect(await rows()).toEqual(['one received']);
  });
});
