import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DoorWorld, rightCode, studentId, visitId } from './door-model/door-world.ts';

/** The scenarios of docs/offline-scenarios.md on the student's phone that need no browser. */

const network = vi.hoisted(() => ({
  receive: null as ((name: string, input: unknown) => Promise<unknown>) | null,
}));

vi.mock('#offline/helper-store.ts', () => ({ readKept: () => Promise.resolve('a secret') }));
vi.mock('#firebase/visitor-functions.ts', () => ({
  callFunctionAsVisitor: (contract: { readonly name: string }, input: unknown) =>
    network.receive?.(contract.name, input),
}));

let world: DoorWorld;

beforeEach(() => {
  world = new DoorWorld(network);
});

const states = async () => (await world.rows()).map(({ state }) => state);
/** Each word of the student by its id: what came twice is one. */
const told = () => new Set(world.received.map(({ command_id: id }) => id)).size;

/** Ends with a network: what was told has arrived, and had its effect once. */
async function arrives(changes: readonly string[] = ['started']): Promise<void> {
  await world.play('restore', 5);
  expect(await states()).toEqual(changes.map(() => 'received'));
  expect(world.server.changes).toEqual(changes);
}

test.each(['server-unavailable', 'unknown', 'too-many-requests'] as const)(
  'scenario 1: the server answers %s, and what was told stays',
  async (code) => {
    world.fault = code;
    await world.play('right code', 7);
    expect(await states()).toEqual(['waiting']);
    await arrives();
  },
);

test('scenario 2: killed while the request hangs, it arrives later', async () => {
  world.fault = 'hangs';
  await world.play('right code', 1);
  expect(await states()).toEqual(['sending']);
  world.kill();
  await arrives();
});

test('scenario 3: the answer is lost, and the visit begins once', async () => {
  world.fault = 'lost-answer';
  await world.play('right code', 1);
  expect(world.server.changes).toEqual(['started']);
  await arrives();
  expect([told(), world.received.length > 1]).toEqual([1, true]);
});

test('scenario 4: opened five times without a network, it is one word', async () => {
  world.fault = 'network';
  await world.play('right code', 0);
  for (let time = 0; time < 5; time += 1) await world.play('kill', 1);
  expect(await states()).toEqual(['waiting']);
  await arrives();
  expect(world.received).toHaveLength(1);
});

test('scenario 5: refused after days without a network, the word and its reason are there', async () => {
  world.fault = 'network';
  await world.play('wrong code', 3 * 24 * 60);
  await world.play('kill', 0);
  await world.play('restore', 5);
  await world.play('kill', 0);
  const [row] = await world.rows();
  expect(row).toMatchObject({ state: 'needs-you', error: { theirs: { code: 'code-wrong', tries_left: 4 } } });
});

test('scenario 10: a word that cannot be read keeps no other back', async () => {
  world.fault = 'network';
  await world.play('right code', 0);
  await world.spoilOldest();
  await world.play('kill', 0);
  await world.tellOf('another-visit');
  await world.play('restore', 5);
  expect(world.received.map(({ visit_id: id }) => id)).toContain('another-visit');
});

test('scenario 11: a pause between two tries is no arrival', async () => {
  world.fault = 'server-unavailable';
  await world.play('right code', 0);
  await world.play('kill', 0);
  world.fault = 'hangs';
  await world.pass(1);
  await world.play('kill', 0);
  expect(await states()).not.toContain('received');
  await arrives();
});

test('scenario 12: no event tells that the network is back, and the timer sends', async () => {
  world.fault = 'network';
  await world.play('right code', 20);
  world.fault = 'none';
  await world.pass(5);
  expect(await states()).toEqual(['received']);
});

test('scenario 13: a hundred failures in one outage drop nothing', async () => {
  world.fault = 'network';
  await world.play('right code', 0);
  for (let time = 0; time < 100; time += 1) {
    world.trigger('online');
    await world.pass(1);
  }
  expect(await states()).toEqual(['waiting']);
  await arrives();
});

test('scenario 14: leaving is told while coming is under way, and arrives after it', async () => {
  world.fault = 'hangs';
  await world.play('right code', 0);
  await world.play('leave', 1);
  world.kill();
  await arrives(['started', 'done']);
  expect(world.received.map(({ code }) => code)).toEqual([rightCode, undefined]);
});

test('scenario 15: three pages hear of the network at once, and the visit begins once', async () => {
  world.fault = 'network';
  await world.play('right code', 0);
  world.open();
  world.open();
  await arrives();
  expect(world.received).toHaveLength(1);
});

describe('scenario 17: the clock of the phone', () => {
  test.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
    ['a year ahead', 365 * 24 * 3_600_000],
    ['a year behind', -365 * 24 * 3_600_000],
  ])('is %s: what waits is sent all the same', async (_what, milliseconds) => {
    world.jump(milliseconds);
    world.fault = 'network';
    await world.play('right code', 2);
    expect(await states()).toEqual(['waiting']);
    await arrives();
    // Not before the visit was planned, and not in the future.
    const { started_at: began, updated_at: learned } = world.server.visit;
    expect(learned.getTime() - (began?.getTime() ?? 0)).toBeGreaterThanOrEqual(0);
    expect(learned.getTime() - (began?.getTime() ?? 0)).toBeLessThan(15 * 60_000);
  });
});

test('scenario 18: killed again and again while it is sent, nothing is busy for ever', async () => {
  world.fault = 'hangs';
  await world.play('right code', 0);
  for (let time = 0; time < 6; time += 1) await world.play('kill', 1);
  expect(await states()).toHaveLength(1);
  await arrives();
});

test('scenario 19: a page that is frozen while it sends keeps no other from sending', async () => {
  world.fault = 'hangs';
  await world.play('right code', 0);
  world.freeze();
  world.fault = 'none';
  await world.pass(1);
  expect(world.server.changes).toEqual(['started']);
  expect(await states()).toEqual(['received']);
});

test('the world tells one visit of one student', async () => {
  await world.play('right code', 0);
  expect(await world.rows()).toMatchObject([{ actorUid: studentId, command: { visitId } }]);
});
