import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { err, ok } from '#domain/result.ts';
import { createTestDevice, requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';
import { type CommandDefinition, createRegistry } from './command.ts';
import { newItem, type OutboxItem } from './item.ts';
import { createSender } from './sender.ts';

const uid = 'maria';
const minute = 60_000;

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `request-${String(index)}`);

async function deviceWithSaved(ids: readonly string[]) {
  const device = createTestDevice();
  const tab = device.openTab();
  for (const id of ids) {
    const saved = await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, id) });
    expect(saved.ok).toBe(true);
  }
  return { device, tab, sender: device.sender };
}

const forClaim = { actorUid: uid, limit: 1, now: 0, skip: new Set<number>() };

test('between two batches the device writes once, and none of them waits for another drain', async () => {
  const { device, tab, sender } = await deviceWithSaved(idsOf(120));
  const sizes: number[] = [];
  const send = vi.spyOn(sender, 'send').mockImplementation(async (items) => {
    sizes.push(items.length);
    return items.map(({ aggregate }) => ok({ aggregate }));
  });
  const settle = vi.spyOn(tab.store, 'settle');
  const claim = vi.spyOn(tab.store, 'claim');
  tab.start(uid);
  await device.pass(0);
  expect(await tab.rows(uid)).toHaveLength(120);
  expect((await tab.rows(uid)).every(({ state }) => state === 'received')).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
  expect(sizes).toEqual([50, 70]);
  expect(settle).toHaveBeenCalledTimes(2);
  expect(claim).toHaveBeenCalledOnce();
});

test('a connection that carries a batch slowly is given no larger one', async () => {
  const { device, tab, sender } = await deviceWithSaved(idsOf(120));
  const sizes: number[] = [];
  vi.spyOn(sender, 'send').mockImplementation(async (items) => {
    sizes.push(items.length);
    await new Promise<void>((resolve) => {
      device.time.timersOf(tab).after(2_000, resolve);
    });
    return items.map(({ aggregate }) => ok({ aggregate }));
  });
  tab.start(uid);
  for (let step = 0; step < 4; step += 1) await device.pass(2_000);
  expect(sizes).toEqual([50, 50, 20]);
});

test('after a sign-out the batch on its way is finished, and no other is claimed', async () => {
  const { device, tab, sender } = await deviceWithSaved(idsOf(60));
  const held = Promise.withResolvers<undefined>();
  vi.spyOn(sender, 'send').mockImplementationOnce(async (items) => {
    await held.promise;
    return items.map(({ aggregate }) => ok({ aggregate }));
  });
  const stop = tab.start(uid);
  await device.pass(0);
  stop();
  held.resolve(undefined);
  await device.pass(minute);
  const states = (await tab.rows(uid)).map(({ state, attempts }) => `${state} ${String(attempts)}`);
  expect(states.filter((state) => state === 'received 1')).toHaveLength(50);
  expect(states.filter((state) => state === 'waiting 0')).toHaveLength(10);
});

test('answers that come after the lease went to another count, and nothing more is claimed', async () => {
  const { tab } = await deviceWithSaved(['a', 'b']);
  const { store } = tab;
  const first = await store.claim({ ...forClaim, token: 'frozen', mayTake: () => true });
  await store.claim({ ...forClaim, token: 'successor', mayTake: () => true });
  const [item] = first.kind === 'claimed' ? first.items : [];
  const settlement = await store.settle({
    actorUid: uid,
    token: 'frozen',
    now: 0,
    outcomes: new Map([[item?.sequence ?? 0, { kind: 'received' }]]),
    next: { limit: 5, skip: new Set() },
  });
  expect(settlement).toEqual({ settled: 1, next: { kind: 'busy', lease: { token: 'successor', heartbeat: 0 } } });
  expect((await tab.rows(uid)).map(({ state }) => state)).toEqual(['received', 'waiting']);
});

interface Greeting {
  readonly kind: 'greet';
  readonly id: string;
}

/** A server that takes no commit with one of these in it. */
function greetings(refused: ReadonlySet<string>) {
  const alone = vi.fn<(id: string) => void>();
  const together = vi.fn<(ids: readonly string[]) => void>();
  const definition: CommandDefinition<Greeting> = {
    kind: 'greet',
    schema: z.object({ kind: z.literal('greet'), id: z.string() }),
    identify: ({ id }) => ({ id, aggregate: id }),
    isShown: () => false,
    rejections: { 'no-access': 'call' },
    async send({ id }) {
      alone(id);
      return refused.has(id) ? err({ code: 'no-access' }) : ok(undefined);
    },
    async sendTogether(commands) {
      together(commands.map(({ id }) => id));
      return commands.some(({ id }) => refused.has(id)) ? err({ code: 'no-access' }) : ok(undefined);
    },
  };
  const items = (ids: readonly string[]): OutboxItem[] =>
    ids.map((id, index) => {
      const command: Greeting = { kind: 'greet', id };
      return { ...newItem(forSelf(uid), { id, aggregate: id }, command, 0), sequence: index, state: 'sending' };
    });
  const sender = createSender(createRegistry(definition), async () => null);
  return { alone, together, send: (ids: readonly string[]) => sender.send(items(ids), new AbortController().signal) };
}

test('one bad item of a full batch costs its own part calls of their own, and the others none', async () => {
  const ids = idsOf(200);
  const { alone, together, send } = greetings(new Set(['request-7']));
  const answers = await send(ids);
  expect(answers.filter(({ ok: isOk }) => isOk)).toHaveLength(199);
  expect(answers[7]).toEqual(err({ code: 'no-access' }));
  expect(alone.mock.calls.flat()).toEqual(ids.slice(0, 15));
  expect(together).toHaveBeenCalledTimes(1 + Math.ceil(200 / 15));
});

test('two that are rejected together are sent one by one', async () => {
  const { alone, together, send } = greetings(new Set(['request-1']));
  expect((await send(idsOf(2))).map(({ ok: isOk }) => isOk)).toEqual([true, false]);
  expect(together).toHaveBeenCalledOnce();
  expect(alone).toHaveBeenCalledTimes(2);
});
