import type { Page } from 'playwright-core';
import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import type { Device, Viewport } from '#tests/browser/device.ts';
import { letWorkerRegister } from '#tests/browser/late-worker.ts';
import type { LinkedStudent } from '#tests/people/helper-links.ts';
import { phone } from '../accessibility/walk.ts';
import { expect } from '../fixtures.ts';
import { flushed, workerIsReady } from '../steps.ts';

/** Opens a student's page by her personal link. */
export async function openLink(device: Device, { secret }: Pick<LinkedStudent, 'secret'>): Promise<Page> {
  const page = device.page();
  await page.goto(device.origin + helperLinkPath(secret));
  return page;
}

/** How the journeys of a student begin: her phone, on which she opens her link. */
export async function openOnPhone<Kind extends Device>(
  device: (viewport: Viewport) => Promise<Kind>,
  student: Pick<LinkedStudent, 'secret'>,
): Promise<{ readonly mobile: Kind; readonly page: Page }> {
  const mobile = await device(phone);
  return { mobile, page: await openLink(mobile, student) };
}

/** From then on the student's page opens without a network. */
export async function keepStudentPage(page: Page): Promise<void> {
  await letWorkerRegister(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('madelief-student')).keys()).length), flushed)
    .toBeGreaterThan(3);
  await workerIsReady(page);
}
