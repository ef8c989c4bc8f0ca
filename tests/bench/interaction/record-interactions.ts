import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** From the input until the next frame is painted, and where the time went, in milliseconds. */
export interface Delay {
  readonly duration: number;
  /** Until the first handler began: the thread was busy. */
  readonly waited: number;
  /** In handlers. */
  readonly handled: number;
}

/** The same with what the page's thread has done in the meantime, and right after it. */
export interface StepDelay extends Delay {
  /** CPU time, which a busy machine lengthens less. */
  readonly cpu: number;
}

/** What the browser reports at the least, in steps of 8 ms; what is not reported was shorter. */
const shortestMs = 16;

const unreported: Delay = { duration: shortestMs, waited: 0, handled: 0 };

type Recording = typeof globalThis & { takeDelays?: () => Delay[] };

/** Records the interactions of every page of a device by the Event Timing API, as web-vitals does for INP. */
export async function recordInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript((threshold) => {
    if (window !== window.top) return;
    const longest = new Map<number, Delay>();
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
        if (duration <= (longest.get(interactionId)?.duration ?? 0)) continue;
        const [waited, handled] = [processingStart - startTime, processingEnd - processingStart];
        longest.set(interactionId, { duration, waited, handled });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    const wish = { type: 'event', durationThreshold: threshold, buffered: true };
    observer.observe(wish);
    (globalThis as Recording).takeDelays = () => {
      note(observer.takeRecords());
      const all = [...longest.values()];
      longest.clear();
      return all;
    };
  }, shortestMs);
}

/** Waits until what was done is painted and reported. */
async function isPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // An entry is queued once the frame is on the screen, which the page learns a frame later.
        const frames = (left: number) => {
          if (left > 0) requestAnimationFrame(() => frames(left - 1));
          else requestIdleCallback(() => resolve(), { timeout: 2_000 });
        };
        frames(3);
      }),
  );
}

const take = (page: Page): Promise<readonly Delay[]> =>
  page.evaluate(() => {
    const { takeDelays }: Recording = globalThis;
    if (takeDelays === undefined) throw new Error('recordInteractions() was not called for the context of this page');
    return takeDelays();
  });

/** CPU time of the tasks of a page's thread, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Makes {@link delayOf} count CPU time instead of time. */
export const countCpuTime = (session: CDPSession): Promise<unknown> =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** When the page's document began; one that is on its way to another is waited for. */
async function documentOf(page: Page, attempts = 5): Promise<number> {
  try {
    return await page.evaluate(() => performance.timeOrigin);
  } catch (error) {
    if (attempts <= 1) throw error;
    await page.waitForLoadState();
    return documentOf(page, attempts - 1);
  }
}

/** @returns the longest interaction of what is done; null where it left the document, which takes its entries along. */
export async function delayOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<StepDelay | null> {
  await take(page);
  const before = await documentOf(page);
  const cpuBefore = await taskTime(session);
  await act();
  await page.waitForLoadState('domcontentloaded');
  try {
    await isPainted(page);
    const cpu = (await taskTime(session)) - cpuBefore;
    if ((await documentOf(page)) !== before) return null;
    const [longest = unreported] = (await take(page)).toSorted((one, other) => other.duration - one.duration);
    return { ...longest, cpu };
  } catch (error) {
    // Another document was on its way.
    await page.waitForLoadState();
    if ((await documentOf(page)) === before) throw error;
    return null;
  }
}
