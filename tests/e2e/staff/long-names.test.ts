import { storeBoardRows } from '#tests/people/stored-board.ts';
import { expect, test } from '../fixtures.ts';
import { focusedControl, tabTo } from '../keyboard-steps.ts';
import { signIn } from '../steps.ts';
import { computer, everyName, ownName, ownRows, staffMember } from './staff-steps.ts';

/** More than a page of the list. */
const manyRows = 60;

test('the button after a list stays on the screen when a key leads to it, though the rows are taller than expected', async ({
  device,
  person,
  firebase,
}) => {
  const name = `${ownName()}${` ${everyName}`.repeat(12)}`;
  // After those of all other tests, which look for theirs on the first page.
  const rows = ownRows(
    name,
    Array.from({ length: manyRows }, () => ({ date: '2090-01-01', stage: 'to-quote' as const })),
  );
  await storeBoardRows(firebase, rows);
  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), `/admin/requests/${rows[0]?.request_id}?sort=-day`);
  const more = page.getByRole('button', { name: 'Meer laden' });
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
  await tabTo(page, more);
  // The rows above it have their own heights now.
  await expect(page.getByRole('row').filter({ hasText: name }).nth(-1)).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect((await focusedControl(page))?.hidden).toEqual([]);
  await expect(more).toBeInViewport({ ratio: 1 });
});
