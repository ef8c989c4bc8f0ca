import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { callTimer, intervalMsOf, Timers } from './timers.ts';

const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0)) step();
  vi.useRealTimers();
});

/** A fake Functions emulator; unlisted functions answer 404, and those of an earlier generation 204. */
async function emulatorWith(functionTriggers: readonly object[], generation = 0) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const called = Number(/-sweepMail-(\d+)$/.exec(request.url ?? '')?.[1] ?? Infinity);
    const known = request.url === '/backends' || called === generation;
    response.statusCode = known ? 200 : called < generation ? 204 : 404;
    response.end(JSON.stringify({ backends: [{ functionTriggers }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { calls, port: (server.address() as AddressInfo).port };
}

const timed = (id: string, schedule: string) => ({ id, schedule: { schedule } });

test('runs each scheduled function at its interval until stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const trouble: string[] = [];
  const { calls, port } = await emulatorWith([
    { id: 'europe-west1-deliverMail' },
    timed('europe-west1-sweepMail', 'every 1 minutes'),
    timed('europe-west1-gone', 'every 5 minutes'),
  ]);
  const timers = new Timers(port, (line) => trouble.push(line));
  expect(await timers.start()).toEqual(['europe-west1-sweepMail', 'europe-west1-gone']);
  expect(calls).toEqual(['GET /backends']);
  const sweep = 'POST /functions/projects/demo-madelief/triggers/europe-west1-sweepMail-0';

  const sweeps = () => calls.filter((call) => call === sweep).length;
  for (let minute = 1; minute <= 4; minute += 1) {
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(timers.running()).toEqual([]));
    expect(sweeps()).toBe(minute);
  }
  expect(trouble).toEqual([]);
  // The second minute starts before the first run has responded: no concurrent run.
  vi.advanceTimersByTime(60_000);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(timers.running()).toEqual([]));
  expect(sweeps()).toBe(5);
  expect(trouble).toEqual(['europe-west1-gone was not run by its timer: 404']);
  timers.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('runs the generation in force after background triggers were off, and says where none is', async () => {
  const { calls, port } = await emulatorWith([], 2);
  const run = (at: number) => callTimer(at, 'europe-west1-sweepMail', AbortSignal.timeout(5_000));
  expect((await run(port)).status).toBe(200);
  expect(calls.map((call) => call.slice(-1))).toEqual(['0', '1', '2']);
  expect((await run((await emulatorWith([], 1_000)).port)).status).toBe(204);
});

test('an unsupported schedule is an error', async () => {
  const { port } = await emulatorWith([timed('europe-west1-nightly', '0 3 * * *')]);
  await expect(new Timers(port, () => undefined).start()).rejects.toThrow('europe-west1-nightly');
});

test.each([
  ['every 1 minutes', 60_000],
  ['every 60 minutes', 3_600_000],
  ['every 0 minutes', null],
  ['every day 03:00', null],
])('%s', (schedule, everyMs) => {
  expect(intervalMsOf(schedule)).toBe(everyMs);
});
