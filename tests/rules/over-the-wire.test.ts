import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { allCases } from './cases/all-cases.ts';
import type { RulesCase } from './cases/rules-case.ts';
import { WireCaseRunner } from './runners/over-the-wire.ts';
import { expectedVerdict } from './oracle/expected-verdict.ts';
import { world } from './people/world.ts';
import { type Emulator, loadRules, openEmulator } from './wire/emulator.ts';
import { Project } from './wire/project.ts';

/** The number of projects in which cases run concurrently. */
const lanes = 8;
/**
 * Every case runs in process (generated.test.ts); over the wire a sample that covers every collection and verb, another
 * one each day. `npm run faults -- rules` sends at least 20,000.
 */
const isLong = process.env['FAULT_RUNS'] !== undefined;
const every = isLong ? 9 : 53;
const least = isLong ? 20_000 : 3_000;
const dayMs = 86_400_000;

describe('firestore.rules on an emulator', () => {
  let emulator: Emulator;
  let projects: readonly Project[];

  beforeAll(async () => {
    emulator = await openEmulator();
    projects = await Promise.all(
      Array.from({ length: lanes }, async () => {
        const id = `demo-rules-${randomUUID()}`;
        await loadRules(emulator.origin, id);
        const project = new Project(emulator.origin, id);
        await project.reset(world);
        return project;
      }),
    );
  }, 60_000);

  afterAll(() => emulator.close());

  it(
    `answers at least ${least} generated requests as the permission table requires`,
    { timeout: 900_000 },
    async () => {
      const { tried, unexpected } = await tryOnOneDay();
      expect(unexpected).toEqual([]);
      expect(tried).toBeGreaterThanOrEqual(least);
    },
  );

  /**
   * The server's clock decides which days are too near: when midnight in Brussels passes, the cases are regenerated.
   */
  async function tryOnOneDay() {
    for (;;) {
      const now = new Date();
      const offset = Math.floor(now.getTime() / dayMs) % every;
      const cases = allCases(now).filter((_, index) => index % every === offset);
      const results = await Promise.all(projects.map((project, lane) => tryCases(project, cases, lane)));
      if (brusselsDate(now) === brusselsDate(new Date())) return { tried: cases.length, unexpected: results.flat() };
    }
  }
});

async function tryCases(project: Project, cases: readonly RulesCase[], lane: number): Promise<readonly string[]> {
  const runner = new WireCaseRunner(project);
  const unexpected: string[] = [];
  for (const rulesCase of cases.filter((_, index) => index % lanes === lane)) {
    const expected = expectedVerdict(rulesCase);
    const answer = await runner.run(rulesCase);
    if ((answer === 'allowed') !== (expected === 'allow')) {
      unexpected.push(`${rulesCase.name}: ${answer} instead of ${expected}`);
    }
  }
  return unexpected;
}
