import type { Page } from 'playwright-core';
import { setRequestStatus, storedRequests } from '#tests/people/stored-requests.ts';
import { expect, test } from '../fixtures.ts';
import { storePlanningOf, storeRequestsOf } from '../stored-records.ts';
import { answerDialog, askForHelp, flushed, signIn, workerIsReady, returnToTab } from '../steps.ts';

const card = (page: Page, service: string) => page.getByRole('article', { name: `Aanvraag (${service})` });

const cancelButton = (page: Page, service: string) =>
  page.getByRole('button', { name: new RegExp(`^Annuleren: ${service}`) });

test('changes on a tablet show on a phone and the other way round; conflicts are explained', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const ids = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'garden', status: 'submitted' },
    { task_category_id: 'transport', status: 'processing' },
    { task_category_id: 'companionship', status: 'submitted' },
    { task_category_id: 'household', status: 'processing' },
  ]);
  const [, transport = '', , household = ''] = ids;
  const tablet = await installedDevice();
  const phone = await device({ width: 360, height: 740 });
  const marias = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const daughters = await signIn(phone, maria, '/dashboard?tab=my-requests');
  await expect(marias.getByRole('article')).toHaveCount(4);

  await test.step('a cancellation on the phone shows on the tablet by itself, within half a minute', async () => {
    await cancelButton(daughters, 'Tuinonderhoud').click();
    await answerDialog(daughters, 'Ja, annuleren');
    await expect(daughters.getByText('Aanvraag succesvol geannuleerd')).toBeVisible();
    // Her own change is not reported to her.
    await expect(daughters.getByText('Dit is veranderd')).toHaveCount(0);
    await cancelButton(marias, 'Tuinonderhoud').focus();
    await expect(card(marias, 'Tuinonderhoud')).toContainText('Deze aanvraag is geannuleerd', { timeout: 35_000 });
    const news = marias.getByRole('status').filter({ hasText: 'Dit is veranderd' });
    await expect(news).toContainText('Tuinonderhoud, dinsdag 10 maart 2026: nu Geannuleerd.');
    // The focused button was removed; the focus moved to the card's heading.
    await expect(card(marias, 'Tuinonderhoud').getByRole('heading', { level: 2 })).toBeFocused();
  });

  await test.step('a request from the phone is there when the person returns to the tablet', async () => {
    await askForHelp(daughters, { service: 'Boodschappen' });
    await expect(card(daughters, 'Boodschappen')).toContainText('Ingediend', flushed);
    await returnToTab(marias);
    await expect(card(marias, 'Boodschappen')).toContainText('Ingediend');
    await expect(marias.getByRole('article')).toHaveCount(5);
  });

  await test.step('staff assign a student while the cancel dialog is open', async () => {
    await cancelButton(marias, 'Vervoer').click();
    const dialog = marias.getByRole('dialog', { name: 'Wilt u deze aanvraag annuleren?' });
    await expect(dialog).toBeVisible();
    await storePlanningOf(firebase, transport);
    await setRequestStatus(firebase, transport, 'assigned');
    await returnToTab(marias);
    await expect(dialog.getByRole('alert')).toContainText('U kunt deze aanvraag niet meer zelf annuleren.');
    await answerDialog(marias, 'Nee, behouden');
    await expect(card(marias, 'Vervoer')).toContainText('Gekoppeld');
    await expect(marias.getByText('Vervoer, dinsdag 10 maart 2026: nu Gekoppeld.')).toBeVisible();
  });

  await test.step('both devices cancel the same request while one has no network; and one that was assigned meanwhile', async () => {
    await workerIsReady(marias);
    tablet.expectNetworkFailures();
    tablet.expectConsoleError(/status of 403/);
    tablet.network.cut();
    for (const service of ['Gezelschap', 'Huishoudelijke hulp']) {
      await cancelButton(marias, service).click();
      await answerDialog(marias, 'Ja, annuleren');
      await expect(card(marias, service)).toContainText('Annulering bewaard, nog niet verstuurd');
    }
    await cancelButton(daughters, 'Gezelschap').click();
    await answerDialog(daughters, 'Ja, annuleren');
    await expect(card(daughters, 'Gezelschap')).toContainText('Deze aanvraag is geannuleerd');
    await storePlanningOf(firebase, household);
    await setRequestStatus(firebase, household, 'assigned');
    tablet.network.restore();
    await expect(card(marias, 'Gezelschap')).toContainText('Deze aanvraag is geannuleerd', flushed);
    await expect(card(marias, 'Gezelschap')).not.toContainText('Er is een fout opgetreden');
    await expect(card(marias, 'Huishoudelijke hulp')).toContainText(
      'Er is een fout opgetreden bij het annuleren van de aanvraag:',
      flushed,
    );
    await expect(card(marias, 'Huishoudelijke hulp')).toContainText('U kunt deze aanvraag niet meer zelf annuleren.');
  });

  const stored = await storedRequests(firebase, maria.uid);
  expect(Object.fromEntries(stored.map(({ task_category_id, status }) => [task_category_id, status]))).toEqual({
    garden: 'cancelled',
    transport: 'assigned',
    companionship: 'cancelled',
    household: 'assigned',
    groceries: 'submitted',
  });
});
