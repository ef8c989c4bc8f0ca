import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MailOrder } from '#domain/mail-delivery.ts';
import { mailDelivery } from '#domain/mail-delivery.ts';
import { fates, MailWorld, moods } from './mail-model/mail-world.ts';

const names = ['maria', 'jozef', 'nobody-1', 'rosa'] as const;
const dayMs = 86_400_000;

const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), name: fc.constantFrom(...names) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redeliver' as const), name: fc.constantFrom(...names) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sweep' as const), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 300_000 }) }) },
);

const schedule = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 25 }),
  fates: fc.array(fc.constantFrom('well', 'well', ...fates), { maxLength: 60 }),
  moods: fc.array(fc.constantFrom('takes', ...moods), { maxLength: 20 }),
  turns: fc.array(fc.nat(6), { maxLength: 80 }),
});

function orderFor(name: string): MailOrder {
  return { to: `${name}@madelief.test`, template: 'verify-email', language: 'NL', values: {} };
}

/** Plays a schedule, then lets everything go well until nothing is left to do. */
async function play({
  actions,
  ...luck
}: typeof schedule extends fc.Arbitrary<infer T> ? T : never): Promise<MailWorld> {
  const world = new MailWorld(luck);
  for (const step of actions) {
    if (step.kind === 'pass') world.pass(step.ms);
    else if (step.kind === 'sweep') await Promise.all([world.sweep(), ...(step.twice ? [world.sweep()] : [])]);
    else if (step.kind === 'redeliver') await Promise.all([world.deliver(step.name), world.deliver(step.name)]);
    // An order that comes again finds the first: it triggers nothing.
    else if (world.order(step.name, orderFor(step.name))) await world.deliver(step.name);
  }
  await world.calmDown();
  for (let minute = 0; minute < 2 * (dayMs / 60_000); minute += 1) {
    if ([...world.mails.values()].every(({ state }) => state !== 'pending' && state !== 'sending')) break;
    world.pass(60_000);
    await world.sweep();
  }
  return world;
}

test('2,000 schedules of crashes: no mail is lost, none is stuck, and none is sent again without a reason', async () => {
  let sentAgain = 0;
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const world = await play(plan);
      for (const [id, { state, attempts, sent_at, lease_until, next_attempt_at }] of world.mails) {
        const taken = world.taken.get(id) ?? 0;
        expect({ lease_until, next_attempt_at }, id).toEqual({ lease_until: null, next_attempt_at: null });
        expect(sent_at !== null, id).toBe(state === 'sent');
        if (id.startsWith('nobody')) expect({ state, taken }, id).toEqual({ state: 'unneeded', taken: 0 });
        else if (state === 'failed') {
          expect(world.refused.has(id) || attempts >= mailDelivery.mostAttempts, id).toBe(true);
        } else {
          expect(state, id).toBe('sent');
          expect(taken, id).toBeGreaterThanOrEqual(1);
        }
        expect(taken, `${id} was sent more often than its crashes explain`).toBeLessThanOrEqual(
          1 + (world.excuses.get(id) ?? 0),
        );
        if (taken > 1) sentAgain += 1;
      }
      expect(world.log.join('\n')).not.toContain('@');
    }),
    { numRuns: 2_000 },
  );
  // Otherwise the schedules never met the one moment that matters.
  expect(sentAgain).toBeGreaterThan(20);
});

test('without crashes, however often a mail is ordered, triggered and swept, it is sent once', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ actions, turns }) => {
      const world = await play({ actions, turns, fates: [], moods: [] });
      for (const id of world.mails.keys()) {
        expect(world.taken.get(id) ?? 0, id).toBe(id.startsWith('nobody') ? 0 : 1);
      }
    }),
    { numRuns: 500 },
  );
});
