import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CommitClock } from './commit-clock.ts';

it('commit times always increase, even when the system clock stops or goes back', () => {
  const step = fc.tuple(fc.constantFrom('read' as const, 'commit' as const), fc.bigInt({ min: -3n, max: 3n }));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let clock = 100n;
      const commitClock = new CommitClock(() => clock, 90n);
      let latest = 90n;
      for (const [kind, drift] of steps) {
        clock += drift;
        const moment = kind === 'read' ? commitClock.now() : commitClock.next();
        if (kind === 'commit') expect(moment).toBeGreaterThan(latest);
        else expect(moment).toBeGreaterThanOrEqual(latest);
        expect(moment).toBeGreaterThanOrEqual(clock);
        latest = moment;
      }
    }),
  );
});
