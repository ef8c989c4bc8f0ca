import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { giftMessageLimit } from '#domain/documents/payments/gift.ts';
import { credits } from '#i18n/nl/payments/credits.ts';
import { gift } from '#i18n/nl/circle/gift.ts';
import { forWhom } from '#i18n/nl/circle/for-whom.ts';
import { giftAddress } from '#domain/gifts/gift-address.ts';
import { storeMember } from '#tests/people/stored-circle.ts';
import { storeGift } from '#tests/people/stored-gifts.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { phone, tablet, test } from './walk.ts';

/** As long as one may be. */
const message = 'Geniet ervan, mama. Wij komen gauw. '.repeat(6).slice(0, giftMessageLimit).trim();

/** The pages that are printed. */
async function printed(page: Page, format: 'A4' | 'A5') {
  const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return numPages;
}

test('a gift is made, paid and printed, and the senior reads who gave it: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person({ user: { first_name: 'Maria', last_name: 'Peeters' } });
  const els = await person({ user: { role: 'family', first_name: 'Els', last_name: 'Janssens' }, profile: false });
  await storeMember(firebase, maria.uid, { user_id: els.uid, rights: ['see'] });
  const earlier = { giver_id: els.uid, senior_id: maria.uid, session_id: null } as const;
  await storeGift(firebase, { ...earlier, state: 'given-up', paid_at: null });
  for (const text of [
    'Nederlands',
    'English',
    'Maria Peeters',
    'Els',
    'Els en Tom',
    message,
    'Geniet ervan, mama.',
    maria.email,
  ])
    know(text);

  const handset = await device(phone);
  const page = await signIn(handset, els, '/voor-wie?all=');
  await page.getByRole('link', { name: forWhom['gift-for'].replace('{{senior}}', 'Maria Peeters') }).click();
  await expect(page.getByText('Een geschenk voor Maria Peeters')).toBeVisible();
  await page.getByRole('radio', { name: gift['amount-own'] }).check();
  await page.getByLabel(gift['amount-own-label']).fill('1001');
  await page.getByLabel(gift.from).fill('');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: gift.give }).click();
  await expect(page.getByText(gift['from-required']).first()).toBeVisible();
  await look(page, 'a gift with mistakes');
  await page.getByRole('radio', { name: '€ 50', exact: true }).check();
  await page.getByLabel(gift.from).fill('Els en Tom');
  await page.getByLabel(gift.message).fill(message);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: '50 euro geven' }).click();
  const payment = page.getByRole('button', { name: '€ 50,00 betalen' });
  await expect(payment).toBeVisible(functionColdStart);
  // She looks around first, and comes back to what waits for her.
  await page.goto(`${handset.origin}/geschenk`);
  await page.getByRole('link', { name: 'Verder met het geschenk voor Maria Peeters' }).click();
  await expect(page.getByText(gift['open-text'].replace('{{amount}}', '50 euro'))).toBeVisible(functionColdStart);
  await look(page, 'a gift that waits for its payment');
  await page.getByRole('button', { name: gift['open-pay'] }).click();
  // The payment page comes back to the product, which this walk's site is a copy of.
  const back = page.waitForRequest((request) => new URL(request.url()).pathname === giftAddress, functionColdStart);
  await payment.click();
  const { pathname, search } = new URL((await back).url());
  expect(search).toMatch(/^\?gift=[\w-]+&success=true/);
  await page.goto(`${handset.origin}${pathname}${search}`);
  await expect(page.getByText(gift['paid-text'])).toBeVisible(functionColdStart);
  await expect(page.getByRole('article').getByText(message)).toBeVisible();
  await look(page, 'the card of a gift');
  await page.emulateMedia({ media: 'print' });
  // Nothing but the card is on paper.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect([await printed(page, 'A4'), await printed(page, 'A5')]).toEqual([1, 1]);
  await expect(page.getByRole('article').getByText('50 euro hulp aan huis')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${handset.origin}/geschenk`);
  await expect(page.getByText('50 euro voor Maria Peeters').first()).toBeVisible();
  await look(page, 'what somebody gave');

  const hers = await signIn(await device(tablet), maria, '/dashboard?tab=credits');
  const line = hers.getByRole('listitem').filter({ hasText: credits['type-gift'] });
  await expect(line.getByText('Geschenk van Els en Tom')).toBeVisible(functionColdStart);
  await expect(line.getByText(message)).toBeVisible();
  await expect(line.getByRole('button')).toHaveCount(0);
  await look(hers, 'a gift in the ledger of the senior');
});
