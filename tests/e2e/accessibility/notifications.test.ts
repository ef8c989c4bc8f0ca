import { notifications } from '#i18n/nl/notifications.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { storeNotifications } from '#tests/people/stored-notifications.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { phone, test } from './walk.ts';

const longest = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

test('the messages in any state: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const handset = await device(phone);
  handset.expectConsoleError(/status of 503/);
  let isRefused = true;
  await handset
    .page()
    .route(/:runQuery/, (route) =>
      isRefused && route.request().postData()?.includes('notifications') === true
        ? route.fulfill({ status: 503, json: {} })
        : route.continue(),
    );
  const page = await signIn(handset, maria, '/dashboard?tab=messages');
  const again = page.getByRole('button', { name: notifications.refresh, exact: true });
  await expect(again).toBeVisible();
  await look(page, 'messages that were not fetched');

  isRefused = false;
  await afterDoubleTapWindow(page);
  await again.click();
  await expect(page.getByText(notifications.none)).toBeVisible();
  await look(page, 'no messages');
  const preferences = page.locator('summary').filter({ hasText: notifications.preferences });
  await preferences.click();
  await expect(page.getByRole('checkbox', { name: notifications['by-sms'] }).first()).toBeVisible();
  await look(page, 'how to be told');
  await afterDoubleTapWindow(page);
  await preferences.click();

  const { subject, paragraphs, facts, closing } = aNotification();
  for (const text of [subject, ...paragraphs, ...closing, ...facts.flatMap(({ label, value }) => [label, value])]) {
    know(text);
  }
  await storeNotifications(firebase, maria.uid, [
    { sent_at: new Date(madeAt.getTime() + 3) },
    { page: null, facts: [{ label: 'Opmerkingen', value: longest }] },
    ...Array.from({ length: 98 }, (_, index) => ({ sent_at: new Date(madeAt.getTime() - 3_600_000 * (index + 1)) })),
  ]);
  know('Opmerkingen');
  await afterDoubleTapWindow(page);
  await again.click();
  const opening = page.getByRole('main').locator('summary');
  await expect(opening).toHaveCount(101);
  for (const index of [1, 2]) {
    await afterDoubleTapWindow(page);
    await opening.nth(index).click();
  }
  await expect(page.getByText(/Bel ons op/).first()).toBeVisible();
  await look(page, 'a hundred messages, two of them open');
});
