import { common } from '#i18n/nl/common.ts';
import { dashboard } from '#i18n/nl/dashboard.ts';
import { filter } from '#i18n/nl/filter.ts';
import { requests } from '#i18n/nl/requests.ts';
import { requestForm } from '#i18n/nl/asking/request-form.ts';
import { nameOfLanguage } from '#i18n/languages.ts';
import { staff } from '#i18n/nl/staff/staff.ts';
import { startOf } from '#tests/e2e/texts.ts';
import type { Hand } from './hand.ts';

export type Journey = (hand: Hand) => Promise<void>;

/** From view to view, twice: the first time the code of a view is compiled. */
export const walkMenu: Journey = async (hand) => {
  const menu = hand.page.getByRole('navigation', { name: dashboard.menu });
  const views = ['request-service', 'my-requests', 'chat-help', 'credits', 'messages', 'circle', 'profile', 'overview'];
  for (const time of ['first', 'second']) {
    for (const view of views as readonly (keyof typeof dashboard)[]) {
      await hand.tap(`open ${view}, ${time} time`, menu.getByRole('link', { name: dashboard[view] }).first());
      await hand.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    }
  }
};

/** To English and back, by the menu of the header. */
export const changeLanguage: Journey = async (hand) => {
  const { page } = hand;
  const menu = page.getByRole('banner').locator('details').last();
  for (const language of ['en', 'nl'] as const) {
    if ((await menu.getAttribute('open')) === null) await hand.tap('open text and language', menu.locator('summary'));
    await hand.tap(`change to ${language}`, menu.getByText(nameOfLanguage(language), { exact: true }));
    await page.locator(`html[lang=${language}]`).waitFor();
  }
};

/** From an empty form to what waits in the outbox, with the errors of an empty form first. */
export const askForHelp: Journey = async (hand) => {
  const { page } = hand;
  const review = page.getByRole('button', { name: requests.review });
  // What another round has typed.
  const restart = page.getByRole('button', { name: common['draft-restart'] });
  if (await restart.isVisible()) {
    await hand.tap('begin again', restart);
    await hand.tap('yes, begin again', page.getByRole('button', { name: common['draft-restart-confirm'] }));
    await restart.waitFor({ state: 'hidden' });
  }
  await hand.tap('review an empty form', review);
  await hand.tap('a service', page.getByRole('radio', { name: 'Gezelschap' }));
  await hand.tap('another service', page.getByRole('radio', { name: 'Tuinonderhoud' }));
  const days = page.getByRole('group', { name: requestForm['day-legend'] }).getByRole('radio');
  await hand.tap('a day', days.nth(1));
  await hand.tap('another day', days.nth(2));
  await hand.chooseNext('a time', page.getByLabel(requests.time));
  await hand.chooseNext('a later time', page.getByLabel(requests.time));
  await hand.tap('hours', page.getByRole('radio', { name: '3 uur', exact: true }));
  await hand.type('notes', page.getByLabel(startOf(requests.notes)), 'De bel is stuk, graag kloppen.');
  await hand.tap('review', review);
  const dialog = page.getByRole('dialog');
  await hand.tap('back to the form', dialog.getByRole('button', { name: requestForm['confirm-back'] }));
  await hand.tap('review again', review);
  await hand.tap('confirm', dialog.getByRole('button', { name: requestForm['confirm-send'] }));
  await page.getByRole('heading', { level: 1, name: requests['list-title'] }).waitFor();
};

/** Looks for a request in a list that is longer than what is drawn. */
export const findRequest: Journey = async (hand) => {
  const { page } = hand;
  const more = page.getByRole('button', { name: filter['list-more'] });
  for (const shown of [40, 60, 80, 100, 120]) await hand.tap(`more, to ${shown}`, more);
  await hand.tap('back to the newest', page.getByRole('button', { name: filter['list-earlier'] }));
  const cards = page.getByRole('article');
  const details = page.getByRole('button', { name: startOf(requests['show-details']) });
  for (const nth of [0, 40]) await hand.tap(`open request ${nth}`, details.nth(nth));
  await hand.tap('ask to cancel', cards.first().getByRole('button', { name: startOf(requests.cancel) }));
  await hand.press('close the dialog', 'Escape');
  await hand.tap('open the filter', page.getByRole('button', { name: filter['filter-open'] }));
  for (const label of [filter['filter-group'], filter['filter-service'], filter['filter-period']]) {
    await hand.chooseNext(`choose "${label}"`, page.getByLabel(label));
  }
  await hand.tap('show all', page.getByRole('button', { name: filter['filter-clear'] }));
};

/** Opens the file of a request from the list, and finds things by keyboard. */
export const workList: Journey = async (hand) => {
  const { page } = hand;
  const rows = page.getByRole('row');
  await hand.tap('a row', rows.nth(2));
  await hand.press('next row', 'j');
  await hand.press('next row again', 'j');
  await hand.press('choose it', 'Space');
  await hand.press('open the palette', 'Control+k');
  await hand.type('search the palette', page.getByRole('combobox', { name: staff['palette-label'] }), 'maria');
  await hand.press('close the palette', 'Escape');
};
