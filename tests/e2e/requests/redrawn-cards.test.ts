import type { Page, Response } from 'playwright-core';
import { dayFromToday } from '../dates.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { expect, type Fixtures, test, type WorkerFixtures } from '../fixtures.ts';
import { afterDoubleTapWindow, flushed, signIn } from '../steps.ts';

type Counted = typeof globalThis & { formatted?: number };

/** Counts how often the page writes a day: every card does as it is drawn. */
async function countDays(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = Intl.DateTimeFormat;
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    if (get === undefined) throw new Error('Intl.DateTimeFormat has another form');
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        const counted: Counted = globalThis;
        counted.formatted = (counted.formatted ?? 0) + 1;
        return get.call(this) as Intl.DateTimeFormat['format'];
      },
    });
  });
}

async function daysWrittenBy(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void Object.assign(globalThis, { formatted: 0 }));
  await act();
  return page.evaluate(() => (globalThis as Counted).formatted ?? 0);
}

const cards = 12;

async function openCards({
  device,
  person,
  firebase,
}: Pick<Fixtures, 'device' | 'person'> & Pick<WorkerFixtures, 'firebase'>): Promise<Page> {
  const maria = await person();
  await storeRequestsOf(
    firebase,
    maria,
    Array.from({ length: cards }, () => ({ status: 'submitted', request_date: dayFromToday(30) })),
  );
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  await expect(page.getByRole('article')).toHaveCount(cards, flushed);
  await countDays(page);
  return page;
}

test('a dialog over the list draws none of its cards again', async ({ device, person, firebase }) => {
  const page = await openCards({ device, person, firebase });
  const dialog = page.getByRole('dialog');
  // A poll that ends in between draws what it brings.
  await expect(async () => {
    const written = await daysWrittenBy(page, async () => {
      await afterDoubleTapWindow(page);
      await page
        .getByRole('button', { name: /^Annuleren/ })
        .first()
        .click();
      await expect(dialog).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(written).toBeLessThan(cards);
  }).toPass(flushed);
});

test('an answer of the server that brings nothing new draws no card again', async ({ device, person, firebase }) => {
  const page = await openCards({ device, person, firebase });
  const listIsRead = (response: Response) =>
    response.url().includes(':runQuery') && (response.request().postData() ?? '').includes('service_requests');
  // What the first reading brought may still be drawn.
  await expect(async () => {
    const written = await daysWrittenBy(page, async () => {
      const read = page.waitForResponse(listIsRead);
      // React Query reads again when the page is looked at again.
      await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
      await (await read).finished();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    });
    expect(written).toBeLessThan(cards);
  }).toPass(flushed);
});
