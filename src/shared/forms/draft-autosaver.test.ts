import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Timers } from '#offline/timers.ts';
import { createDraftAutosaver } from './draft-autosaver.ts';

/** Timers that fire only when the test advances the time. */
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

function setup() {
  const saved: string[] = [];
  const { timers, advance } = manualTimers();
  const autosaver = createDraftAutosaver<string>((values) => {
    saved.push(values);
    return Promise.resolve();
  }, timers);
  return { saved, autosaver, advance };
}

describe('autosaving a draft', () => {
  it('saves within 300 ms of the first change, also during continuous typing', async () => {
    const { saved, autosaver, advance } = setup();
    for (const values of ['a', 'ab', 'abc', 'abcd']) {
      autosaver.changed(values);
      await advance(100);
    }
    expect(saved).toEqual(['abc']);
    await advance(300);
    expect(saved).toEqual(['abc', 'abcd']);
  });

  it('saves immediately on flush, and only once', async () => {
    const { saved, autosaver, advance } = setup();
    autosaver.changed('a');
    await autosaver.flush();
    await autosaver.flush();
    await advance(1000);
    expect(saved).toEqual(['a']);
  });

  it('saves nothing after stop, pending changes included', async () => {
    const { saved, autosaver, advance } = setup();
    autosaver.changed('a');
    autosaver.stop();
    autosaver.changed('b');
    await autosaver.flush();
    await advance(1000);
    expect(saved).toEqual([]);
  });

  it('is not up to date while a newer change is pending, also when an older save has just ended', async () => {
    const resolvers: (() => void)[] = [];
    const { timers } = manualTimers();
    const autosaver = createDraftAutosaver<string>(() => new Promise((resolve) => resolvers.push(resolve)), timers);
    autosaver.changed('a');
    const first = autosaver.flush();
    await settle();
    autosaver.changed('ab');
    resolvers.shift()?.();
    await first;
    expect(autosaver.isUpToDate()).toBe(false);
    const second = autosaver.flush();
    await settle();
    resolvers.shift()?.();
    await second;
    expect(autosaver.isUpToDate()).toBe(true);
  });

  it('ends with the newest values on disk, in whatever order writes and flushes interleave', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 8 }), async (scheduler, flushes) => {
        let disk = 'nothing';
        const { timers } = manualTimers();
        const autosaver = createDraftAutosaver<string>(
          (values) =>
            scheduler.schedule(Promise.resolve()).then(() => {
              disk = values;
            }),
          timers,
        );
        flushes.forEach((flush, index) => {
          autosaver.changed(`v${index}`);
          if (flush) void autosaver.flush();
        });
        const end = autosaver.flush();
        await scheduler.waitFor(end);
        expect(disk).toBe(flushes.length === 0 ? 'nothing' : `v${flushes.length - 1}`);
      }),
    );
  });
});
