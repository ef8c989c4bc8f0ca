import type { Page } from 'playwright-core';
import { storeBoardRows } from '#tests/people/stored-board.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn, workerIsReady } from '../steps.ts';
import { computer, ownName, ownRows, staffMember } from './staff-steps.ts';

/** The rows of this test, below the row of headings. */
const rowsIn = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const headed = (page: Page, header: string) => page.getByRole('columnheader', { name: header });

test('requests are walked and opened with the keyboard alone, and follow what others change', async ({
  device,
  person,
  firebase,
}) => {
  const name = ownName();
  const rows = ownRows(name, [{}, {}, { stage: 'quoted', revision: 1 }]);
  await storeBoardRows(firebase, rows);
  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), '/admin');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('naar aanvr');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aanvragen' })).toBeFocused();
  // The keys of the list are there when the list is.
  await expect(rowsIn(page, name)).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.type(name.toLowerCase());
  await expect(page.getByRole('searchbox')).toHaveValue(name.toLowerCase());
  await expect(rowsIn(page, name)).toHaveCount(3);
  // The address follows, so that it can be shared.
  await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe(name.toLowerCase());

  // A heading sorts, and turns the order round; a colleague who opens the address sees the same.
  const [who, when] = [headed(page, 'Klant'), headed(page, 'Wanneer')];
  await who.getByRole('button').press('Enter');
  await expect(who).toHaveAttribute('aria-sort', 'ascending');
  await afterDoubleTapWindow(page);
  await who.getByRole('button').press('Enter');
  await expect(rowsIn(page, name).first()).toContainText(`${name} 3`);
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-name');
  await when.getByRole('button').click();
  await expect(when).toHaveAttribute('aria-sort', 'ascending');
  await expect(rowsIn(page, name).first()).toContainText(`${name} 1`);

  // In the field letters are text; out of it they walk.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rowsIn(page, name).nth(1)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 gekozen', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const file = page.getByRole('region', { name: 'De aanvraag' });
  await expect(file.getByRole('heading', { name: `Aanvraag van ${name} 3` })).toBeVisible();
  await expect(file.getByText('Wacht op een ja')).toBeVisible();

  // Another staff member: on this screen without a press.
  const [, , quoted] = rows;
  if (quoted === undefined) throw new Error('there are three rows');
  await storeBoardRows(firebase, [
    { ...quoted, stage: 'planned', revision: 2, student: { id: 'emma', name: 'Emma Claes' }, updated_at: new Date() },
  ]);
  await expect(file.getByText('Emma Claes')).toBeVisible();
  await expect(rowsIn(page, name).getByText('Gepland')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(file).toHaveCount(0);

  // Shortcuts of one key can be switched off, and stay off (WCAG 2.1.4).
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rowsIn(page, name)).toHaveCount(3);
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(
    await rowsIn(page, name)
      .first()
      .evaluate((row) => row === document.activeElement),
  ).toBe(false);
});

// spec: staff.together.offline
test('a link in a mail opens its request, and without a network staff reads what was last seen', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const name = ownName();
  const rows = ownRows(name, [{}]);
  await storeBoardRows(firebase, rows);
  const phone = await installedDevice({ width: 360, height: 740 });
  const page = await signIn(phone, await person(staffMember), `/admin?request=${rows[0]?.request_id ?? ''}`);
  await expect(page.getByRole('heading', { name: `Aanvraag van ${name} 1` })).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await page.getByRole('button', { name: /Nieuwe aanvragen/ }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await page.goto(`${phone.origin}/admin/requests?text=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await workerIsReady(page);
  const isKept = () => page.evaluate(async () => (await caches.match('/admin')) !== undefined);
  await expect.poll(isKept).toBe(true);
  // Nothing of it is kept for people who are no staff.
  expect(await page.evaluate(async () => (await caches.keys()).filter((key) => key.includes('precache')))).toHaveLength(
    1,
  );

  phone.expectNetworkFailures();
  phone.network.cut();
  await page.reload();
  await expect(page.getByText('Er is nu geen verbinding')).toBeVisible();
  await expect(page.getByText(/U ziet de gegevens van vandaag om .* U kunt nu niets veranderen\./)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  // Another screen, whose code was never loaded.
  await page.getByRole('link', { name: 'Vandaag' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
  phone.network.restore();
  // On a busy machine a read may take longer than the device waits for it; the next comes half a minute later.
  await expect(page.getByText('Er is nu geen verbinding')).toHaveCount(0, { timeout: 120_000 });
});
