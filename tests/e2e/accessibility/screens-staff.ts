import { board as boardEn } from '#i18n/en/staff/board.ts';
import { figures as figuresEn } from '#i18n/en/staff/figures.ts';
import { help as helpEn } from '#i18n/en/staff/help.ts';
import { staff as staffEn } from '#i18n/en/staff/staff.ts';
import { steps as stepsEn } from '#i18n/en/staff/steps.ts';
import { table as tableEn } from '#i18n/en/staff/table.ts';
import { board as boardNl } from '#i18n/nl/staff/board.ts';
import { figures as figuresNl } from '#i18n/nl/staff/figures.ts';
import { help as helpNl } from '#i18n/nl/staff/help.ts';
import { staff as staffNl } from '#i18n/nl/staff/staff.ts';
import { steps as stepsNl } from '#i18n/nl/staff/steps.ts';
import { table as tableNl } from '#i18n/nl/staff/table.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, openDisplayMenu, signIn, workerIsReady } from '../steps.ts';
import { inEveryLanguage, type Language, startOf } from '../texts.ts';
import type { Look } from './screens.ts';
import { openView } from './without-loading.ts';

const boardWords = inEveryLanguage(boardNl, boardEn);
const figuresWords = inEveryLanguage(figuresNl, figuresEn);
const helpWords = inEveryLanguage(helpNl, helpEn);
const staffWords = inEveryLanguage(staffNl, staffEn);
const tableWords = inEveryLanguage(tableNl, tableEn);
const stepsWords = inEveryLanguage(stepsNl, stepsEn);

/** Every screen and state of staff's app; `name` is that of a customer in the list of new requests. */
export async function visitStaff(
  device: Device,
  { person, name }: { readonly person: Person; readonly name: string },
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const board = boardWords[language];
  const staff = staffWords[language];
  await signIn(device, person, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(board['today-title']);
  await page.getByRole('button', { name: new RegExp(board['queue-mails']) }).click();
  await expect(page.getByText('…', { exact: true })).toHaveCount(0);
  await look(page, 'today');
  await openDisplayMenu(page);
  await look(page, 'today with languages and text size');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(board['queue-new']) }).click();
  await page.getByRole('row').filter({ hasText: name }).first().click();
  await expect(page.getByText(board['file-taken'])).toBeVisible();
  await look(page, 'today with an open request');

  await page.getByRole('navigation').getByRole('link', { name: staff['menu-requests'] }).click();
  await page.getByLabel(board['filter-text']).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('button', { name: board['filter-more'] }).click();
  await page.getByRole('row').filter({ hasText: name }).first().focus();
  await page.keyboard.press(' ');
  await look(page, 'requests with one chosen');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'what cancelling the chosen request will do');
  await page.keyboard.press('Escape');
  const table = tableWords[language];
  // A row without a request behind it: what came of it is a refusal.
  await page.getByRole('row').filter({ hasText: name }).first().focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toContainText(table['will-take']);
  await look(page, 'what taking the chosen request will do');
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button').first().press('Enter');
  await expect(page.getByRole('dialog', { name: table['many-over'] })).toBeVisible({ timeout: 45_000 });
  await look(page, 'what came of the chosen request');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog').getByRole('button', { name: stepsWords[language].undo })).toBeVisible();
  await look(page, 'the last steps, of which one can be undone');
  await page.keyboard.press('Escape');
  await page.getByLabel(table.order).selectOption('-changed');
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog')).toContainText(table['views-none']);
  await page.getByLabel(table['view-name'], { exact: true }).fill(name);
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: table['view-keep'] }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(name);
  await look(page, 'the lists that staff keeps');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: board['column-changed'] })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await look(page, 'requests in another order');
  await page.getByLabel(board['filter-postcode']).fill('9999');
  await expect(page.getByText(board['requests-empty'])).toBeVisible();
  await look(page, 'requests without one that fits');
  // Not all conditions: the rows of others are not in the files of texts.
  await page.getByLabel(board['filter-postcode']).fill('');

  await openView(page, '/admin/figures');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel(figuresWords[language].per, { exact: true }).selectOption('area');
  await look(page, 'figures');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  // The dialog is loaded when it is opened, and has a double-tap window of its own.
  await expect(page.getByRole('dialog')).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: staff['shortcuts-help'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpWords[language].title);
  await look(page, 'help');
  await page.getByRole('navigation').getByRole('link', { name: staff['menu-requests'] }).click();
  await page.getByLabel(board['filter-text']).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: staff['palette-label'] })).toBeFocused();
  await look(page, 'palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'shortcuts');
  await page.keyboard.press('Escape');

  await workerIsReady(page);
  device.expectNetworkFailures();
  device.network.cut();
  await expect(page.getByText(startOf(staff['offline-title']))).toBeVisible();
  await look(page, 'requests without a network');
  device.network.restore();
}
