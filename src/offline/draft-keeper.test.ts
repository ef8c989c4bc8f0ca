import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Timers } from './timers.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** Time that only moves when told to. */
function manualTimers() {
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  const timers: Timers = {
    after(ms, run) {
      const entry = { at: now + ms, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
  };
  async function advance(ms: number) {
    now += ms;
    const ready = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { run } of ready) run();
    await settle();
  }
  return { timers, advance };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function scene() {
  const saved: string[] = [];
  const { timers, advance } = manualTimers();
  const keeper = createDraftKeeper<string>((values) => {
    saved.push(values);
    return Promise.resolve();
  }, timers);
  return { saved, keeper, advance };
}

describe('keeping a draft', () => {
  it('saves within 300 ms of the first change, however steadily one types', async () => {
    const { saved, keeper, advance } = scene();
    for (const values of ['a', 'ab', 'abc', 'abcd']) {
      keeper.changed(values);
      await advance(100);
    }
    expect(saved).toEqual(['abc']);
    await advance(300);
    expect(saved).toEqual(['abc', 'abcd']);
  });

  it('saves at once when the page goes away, and only once', async () => {
    const { saved, keeper, advance } = scene();
    keeper.changed('a');
    await keeper.flush();
    await keeper.flush();
    await advance(1000);
    expect(saved).toEqual(['a']);
  });

  it('saves nothing after it was stopped, also what was still waiting', async () => {
    const { saved, keeper, advance } = scene();
    keeper.changed('a');
    keeper.stop();
    keeper.changed('b');
    await keeper.flush();
    await advance(1000);
    expect(saved).toEqual([]);
  });

  it('is not up to date while something newer waits, also when an older save has just ended', async () => {
    const endings: (() => void)[] = [];
    const { timers } = manualTimers();
    const keeper = createDraftKeeper<string>(() => new Promise((resolve) => endings.push(resolve)), timers);
    keeper.changed('a');
    const first = keeper.flush();
    await settle();
    keeper.changed('ab');
    endings.shift()?.();
    await first;
    expect(keeper.isUpToDate()).toBe(false);
    const second = keeper.flush();
    await settle();
    endings.shift()?.();
    await second;
    expect(keeper.isUpToDate()).toBe(true);
  });

  it('ends with the newest values on disk, however slow the disk is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 8 }), async (scheduler, flushes) => {
        let disk = 'nothing';
        const { timers } = manualTimers();
        const keeper = createDraftKeeper<string>(
          (values) =>
            scheduler.schedule(Promise.resolve()).then(() => {
              disk = values;
            }),
          timers,
        );
        flushes.forEach((flush, index) => {
          keeper.changed(`v${index}`);
          if (flush) void keeper.flush();
        });
        const end = keeper.flush();
        await scheduler.waitFor(end);
        expect(disk).toBe(flushes.length === 0 ? 'nothing' : `v${flushes.length - 1}`);
      }),
    );
  });
});
