import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  certainSchedules,
  checkMails,
  mailSchedule,
  type MailSchedule,
  playMails,
} from './mail-model/mail-schedules.ts';
import { mailMutations } from './mail-model/memory-mails.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(500);

/** Enough for a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

test(`${runs} schedules of crashes: no mail is lost, none is stuck, and none is sent twice without a cause`, async ({
  annotate,
}) => {
  const counts = { mails: 0, taken: 0, again: 0, excuses: 0, issued: 0, mailed: 0, spared: 0, untold: 0 };
  await fc.assert(
    fc.asyncProperty(mailSchedule, async (plan) => {
      const world = await playMails(plan);
      checkMails(world);
      for (const [id, { state }] of world.mails) {
        const taken = world.taken.get(id) ?? 0;
        if (state === 'unneeded' && !id.startsWith('nobody')) counts[id.startsWith('visit') ? 'spared' : 'untold'] += 1;
        counts.mails += 1;
        counts.taken += taken;
        counts.again += Math.max(0, taken - 1);
        counts.excuses += world.excuses.get(id) ?? 0;
        counts.issued += world.issued.get(id)?.size ?? 0;
      }
      counts.mailed += world.mailed.size;
    }),
    // fast-check runs the examples first and counts them as runs.
    {
      numRuns: Math.max(runs, Object.keys(certainSchedules).length),
      examples: Object.values(certainSchedules).map((plan): [MailSchedule] => [plan]),
      ...scheduleSeed,
    },
  );
  await annotate(JSON.stringify(counts));
  expect(counts.again).toBeLessThanOrEqual(counts.excuses);
  // Guards against schedules that miss the relevant cases. The minimum share applies only to many runs: the expected
  // value is ten times as high, so it cannot fail by chance.
  expect(counts.again).toBeGreaterThan(runs < 1_000 ? 0 : runs / 100);
  expect(counts.spared).toBeGreaterThan(0);
  expect(counts.untold).toBeGreaterThanOrEqual(Object.keys(certainSchedules).length - 3);
  expect(counts.issued).toBeGreaterThan(counts.mailed);
});

test('without crashes, however often a mail is ordered, triggered and swept, it is sent once', async () => {
  await fc.assert(
    fc.asyncProperty(mailSchedule, async ({ actions, turns }) => {
      const world = await playMails({ actions, turns, outcomes: [], mailServerModes: [] });
      for (const id of world.mails.keys()) {
        const isUnneeded = id.startsWith('nobody') || world.unneeded.has(id);
        expect(world.taken.get(id) ?? 0, id).toBe(isUnneeded ? 0 : 1);
      }
      expect(world.wrong).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.for(mailMutations)('the model detects a queue that %s', async (mutation) => {
  const details = await fc.check(
    fc.asyncProperty(mailSchedule, async (plan) => checkMails(await playMails(plan, mutation))),
    {
      numRuns: 3_000,
      seed: 20_261_127,
      endOnFailure: true,
      examples: Object.values(certainSchedules).map((plan): [MailSchedule] => [plan]),
    },
  );
  expect(details.failed).toBe(true);
});
