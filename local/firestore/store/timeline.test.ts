import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Timeline } from './timeline.ts';

it('gives every commit a moment later than all that were given before, whatever the clock does', () => {
  const step = fc.tuple(fc.constantFrom('read' as const, 'commit' as const), fc.bigInt({ min: -3n, max: 3n }));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let clock = 100n;
      const timeline = new Timeline(() => clock, 90n);
      let latest = 90n;
      for (const [kind, drift] of steps) {
        clock += drift;
        const moment = kind === 'read' ? timeline.now() : timeline.next();
        if (kind === 'commit') expect(moment).toBeGreaterThan(latest);
        else expect(moment).toBeGreaterThanOrEqual(latest);
        expect(moment).toBeGreaterThanOrEqual(clock);
        latest = moment;
      }
    }),
  );
});
