import { collections } from '#domain/collections.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { recordFirstVisit } from '#tests/people/recorded-visits.ts';
import { storeWeeklyRequest } from '#tests/people/recurring-requests.ts';
import { runTimer } from '#tests/people/unrecorded-visits.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { dayWithWeekday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, flushed, signIn, workerIsReady } from '../steps.ts';

test('by keyboard and without a network: a senior sees each visit of every week, approves one, skips one, and stops', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { id, first } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  await expect(async () => runTimer(firebase, 'makeVisits')).toPass(functionColdStart);
  await recordFirstVisit(firebase, id);
  const day = (week: number) => dayWithWeekday(addDaysTo(first, 7 * week));

  const tablet = await installedDevice();
  const page = await signIn(tablet, maria);
  // The overview has the next visit, and asks about the one that is over.
  await expect(
    page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Uw volgende bezoek' }).first(),
  ).toContainText(day(1));
  await expect(page.getByText('Klopt dit bezoek? Gezelschap')).toBeVisible();
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).first().click();
  const card = page.getByRole('article');
  await expect(card).toContainText('Elke week. Tot u stopt.');
  await expect(card.getByRole('button', { name: 'Ja, dit klopt' })).toBeVisible();
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await page.reload();

  const visits = card.getByRole('listitem');
  const press = async (name: string) => {
    const button = page.getByRole('button', { name });
    await tabTo(page, button);
    await afterDoubleTapWindow(page);
    await page.keyboard.press('Enter');
  };
  await expect(visits.filter({ hasText: day(1) })).toBeVisible();
  await press('Ja, dit klopt');
  await expect(visits.first()).toContainText('Uw antwoord is bewaard');
  const more = card.locator('summary', { hasText: 'Nog 4 bezoeken' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(visits.filter({ hasText: day(7) })).toBeVisible();

  await press(`Dit bezoek overslaan: ${day(2)}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Overslaan kost u niets. De andere bezoeken blijven staan.');
  await expect(dialog).toContainText(`Het volgende bezoek is dan ${day(3)}`);
  await press('Ja, overslaan');
  await expect(dialog).toHaveCount(0);
  await expect(visits.filter({ hasText: day(2) })).toContainText('Bewaard: wij slaan dit bezoek over');

  await press('Stoppen met deze hulp');
  await expect(dialog.getByRole('listitem')).toHaveCount(7);
  await press('Ja, stoppen');
  await expect(card).toContainText('Bewaard: u stopt met deze hulp');
  await expect(page.locator(':focus')).toBeVisible();

  tablet.network.restore();
  await expect(card).toContainText('Deze hulp is gestopt. Er komen geen nieuwe bezoeken bij.', flushed);
  await expect(visits.filter({ hasText: 'Dit bezoek gaat niet door.' })).toHaveCount(7, flushed);
  const { ports } = firebase;
  const states = await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const found = await firestore.collection(collections.planning).where('request_id', '==', id).get();
    return found.docs.map((each) => String(each.get('state'))).toSorted();
  });
  expect(states).toEqual(['approved', ...Array.from({ length: 7 }, () => 'cancelled')]);
});
