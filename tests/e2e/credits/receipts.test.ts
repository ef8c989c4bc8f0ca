import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { storeCredits, storeStatements } from '#tests/people/stored-credits.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow } from '../steps.ts';
import { functionColdStart, openCredits } from './credits-steps.ts';

/** Longer than the app waits for an answer. */
const pressMs = 25_000;

/**
 * Presses Enter until the file comes: the first call starts a process, for which a busy machine may take too long. The
 * focus stays on the button.
 */
async function downloadBy(page: Page, name: string): Promise<Download> {
  const button = page.getByRole('button', { name });
  if (!(await button.evaluate((element) => element === document.activeElement))) await tabTo(page, button);
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await expect(async () => {
    await afterDoubleTapWindow(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => files.length, { timeout: pressMs }).toBe(1);
  }).toPass({ timeout: 4 * pressMs });
  page.removeAllListeners('download');
  const [file] = files;
  if (file === undefined) throw new Error('nothing was downloaded');
  return file;
}

/** Presses a button. @returns the name of the file that the device gets, and the words in it. */
async function opened(page: Page, name: string) {
  const file = await downloadBy(page, name);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const { info } = await pdf.getMetadata();
  return {
    name: file.suggestedFilename(),
    title: (info as { Title?: string }).Title,
    words: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  };
}

test('a senior opens the receipt of a visit and the statement of a month by keyboard, and reads why it needs the internet', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  await storeCredits(firebase, maria.uid, 23.75, [
    {
      ...{ id: `usage-${maria.uid}`, transaction_type: 'service_usage', amount: -26.25 },
      ...{ description: 'usage:garden:1.5', created_at: new Date('2026-03-01T12:00:00Z') },
    },
    { id: `cs_test_${maria.uid}`, amount: 50, created_at: new Date('2026-02-10T09:00:00Z') },
  ]);
  await storeStatements(firebase, maria.uid, ['2026-02']);

  const tablet = await device();
  const page = await openCredits(tablet, maria, '23,75 euro');
  const receipt = await opened(page, 'Bewijs van 1 maart 2026, 26,25 euro');
  expect(receipt.name).toMatch(/^madelief-bewijs-\d{4}-(?:\d{6}|\d{8})\.pdf$/);
  expect(receipt.title).toMatch(/^Bewijs \d{4}-(?:\d{6}|\d{8}), Madelief$/);
  expect(receipt.words).toContain('Hulp van een student: Tuinonderhoud');
  expect(receipt.words).toContain('Af van uw saldo 26,25 euro');
  await expect(page.getByText(receipt.name)).toBeVisible();
  // The same line has the same receipt, whenever it is asked for.
  expect(await opened(page, 'Bewijs van 1 maart 2026, 26,25 euro')).toEqual(receipt);

  const month = await opened(page, 'Overzicht van februari 2026');
  expect(month).toMatchObject({
    ...{ name: 'madelief-overzicht-2026-02.pdf', title: 'Overzicht van februari 2026, Madelief' },
    words: expect.stringContaining('Saldo op het einde 60 euro'),
  });

  tablet.expectNetworkFailures();
  tablet.network.cut();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: /^Bewijs van 10 februari 2026/ }).click();
  await expect(page.getByRole('status').getByText('Een bewijs ophalen kan alleen met internet')).toBeVisible(
    functionColdStart,
  );
});
