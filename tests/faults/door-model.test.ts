import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { doorSteps, DoorWorld } from './door-model/door-world.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = Math.max(50, Math.round(scheduleRuns(1_000) / 4));

const network = vi.hoisted(() => ({
  receive: null as ((name: string, input: unknown) => Promise<unknown>) | null,
}));

vi.mock('#offline/helper-store.ts', () => ({ readKept: () => Promise.resolve('a secret') }));
vi.mock('#firebase/visitor-functions.ts', () => ({
  callFunctionAsVisitor: (contract: { readonly name: string }, input: unknown) =>
    network.receive?.(contract.name, input),
}));

beforeEach(() => {
  network.receive = null;
});

test('whatever happens between the door and the tram, a visit begins once, ends once, and nothing told is lost', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...doorSteps), fc.constantFrom(0, 1, 7)), { minLength: 3, maxLength: 14 }),
      async (schedule) => {
        const world = new DoorWorld(network);
        for (const [step, minutes] of schedule) await world.play(step, minutes);
        await world.end();
        const { visit, changes } = world.server;
        reached.add(`${visit.state}, ${visit.wrong_codes === wrongCodesAtMost ? 'locked' : 'not locked'}`);
        expect(changes).toEqual(world.toldLeaving ? ['started', 'done'] : ['started']);
        expect(world.isStuck).toBe(false);
        expect(visit.wrong_codes).toBeLessThanOrEqual(wrongCodesAtMost);
        // From the first code, whenever it arrived; from staff's own start where that was before any code arrived.
        const began = visit.started_at?.getTime();
        expect(world.staffAt === null ? [world.firstAt] : [world.firstAt, world.staffAt]).toContain(began);
        const rows = await world.rows();
        expect(rows.length).toBeLessThanOrEqual(2);
        expect(rows.filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
        if (world.toldLeaving) expect(visit.work_note).toBe('Gewandeld.');
      },
    ),
    { numRuns: runs, ...scheduleSeed },
  );
  expect([...reached].toSorted()).toEqual(expect.arrayContaining(['done, not locked', 'started, not locked']));
}, 600_000);
