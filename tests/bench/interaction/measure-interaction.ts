import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { inProject } from '#build/project.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { cpuSlowdown } from '../measure-cold-start.ts';
import { median } from '../statistics.ts';
import { createHand, type Interaction } from './hand.ts';
import { prepare, type Ready } from './people.ts';
import { countCpuTime, type StepDelay } from './record-interactions.ts';
import { tryEverything } from './try-everything.ts';
import { type View, views } from './views.ts';

/** The interactions of one view, each the median of its rounds. */
export interface ViewDelays {
  readonly view: string;
  readonly interactions: readonly Interaction[];
  /** Why it could not be measured: half an hour of other figures is not lost with it. */
  readonly failed?: string;
}

const rounds = 3;

/** Until a view has all that it shows. */
const wholeWithinMs = 20_000;

/** Where an engineer finds the trace of each view, for the performance panel of Chromium's tools. */
export const traceFolder = inProject('.cache', 'interaction');

const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8.execute',
];

async function walk(
  chromium: Browser,
  { device, ids }: Ready,
  view: View,
  traced: boolean,
): Promise<readonly Interaction[]> {
  const page = await device.newPage();
  try {
    const session = await device.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await countCpuTime(session);
    const address = device.origin + view.path.replace('{senior}', ids.senior).replace('{request}', ids.request);
    const open = async () => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // Of most views that is before what they show has been read.
      await page.waitForFunction(() => document.querySelector('main [data-pending]') === null, undefined, {
        timeout: wholeWithinMs,
      });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    };
    const tracePath = path.join(traceFolder, `${view.name}.json`);
    if (traced) await chromium.startTracing(page, { path: tracePath, categories: traceCategories });
    const hand = createHand(page, session);
    await open();
    await view.journey?.(hand);
    if (view.only !== true) {
      if (view.journey !== undefined) await open();
      await tryEverything(hand, open);
    }
    return hand.interactions;
  } finally {
    if (traced) await chromium.stopTracing();
    await page.close();
  }
}

function mediansOf(walked: readonly (readonly Interaction[])[]): readonly Interaction[] {
  const found = new Map<string, StepDelay[]>();
  for (const { what, delay } of walked.flat()) found.set(what, [...(found.get(what) ?? []), delay]);
  return [...found].map(([what, delays]) => {
    const duration = median(delays.map((delay) => delay.duration));
    const delay = delays.find((each) => each.duration === duration);
    if (delay === undefined) throw new Error('the median is one of them');
    return { what, delay };
  });
}

async function measureView(chromium: Browser, ready: Ready, view: View): Promise<ViewDelays> {
  const walked: (readonly Interaction[])[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) walked.push(await walk(chromium, ready, view, round === 0));
    return { view: view.name, interactions: mediansOf(walked) };
  } catch (error) {
    console.error(error);
    return { view: view.name, interactions: [], failed: 'could not be measured' };
  }
}

/**
 * Does on every view what a person does, on a CPU that is {@link cpuSlowdown} times slower: the senior and the family member
 * without a network, with a full outbox and a copy of many requests. The first round is traced; the median of the rounds
 * leaves out what that costs.
 * @param wanted the beginning of the names of views.
 * @param onMeasured called after each view.
 */
export async function measureInteraction(
  firebase: TestFirebase,
  wanted: string,
  onMeasured: (measured: ViewDelays) => void,
): Promise<readonly ViewDelays[]> {
  await mkdir(traceFolder, { recursive: true });
  const chromium = await launchChromium();
  const all: ViewDelays[] = [];
  try {
    const chosen = views.filter(({ name }) => name.startsWith(wanted));
    for (const who of new Set(chosen.map((view) => view.who))) {
      const ready = await prepare(who, firebase, chromium);
      for (const view of chosen.filter((each) => each.who === who)) {
        const measured = await measureView(chromium, ready, view);
        onMeasured(measured);
        all.push(measured);
      }
      await ready.device.close();
    }
  } finally {
    await chromium.close();
  }
  return all;
}
