/**
 * Takes the screenshots of the manifest: `node scripts/take-screenshots.ts`, while `npm start` runs. They are
 * committed.
 */
import { mkdir } from 'node:fs/promises';
import { maria, seedPassword } from '#local/seed/accounts.ts';
import { launchChromium } from '../tests/browser/launch-chromium.ts';

const origin = process.env['MADELIEF_ORIGIN'] ?? 'http://localhost:5000';
const folder = new URL('../public/screenshots/', import.meta.url);

const shots = [
  { file: 'narrow.png', width: 360, height: 740, scale: 2, path: '/dashboard?tab=request-service' },
  { file: 'wide.png', width: 1280, height: 800, scale: 1, path: '/dashboard?tab=my-requests' },
];

await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const { file, width, height, scale, path } of shots) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    await page.getByLabel('E-mailadres').fill(maria.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.locator('article, [role=radio], input[type=radio]').first().waitFor();
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: new URL(file, folder).pathname });
    await context.close();
  }
} finally {
  await browser.close();
}
