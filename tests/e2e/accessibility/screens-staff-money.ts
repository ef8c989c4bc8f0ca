import type { Page } from 'playwright-core';
import { receipts as receiptsEn } from '#i18n/en/payments/receipts.ts';
import { board as boardEn } from '#i18n/en/staff/board.ts';
import { debts as debtsEn } from '#i18n/en/staff/debts.ts';
import { dispatch as dispatchEn } from '#i18n/en/staff/dispatch.ts';
import { file as fileEn } from '#i18n/en/staff/file.ts';
import { lists as listsEn } from '#i18n/en/staff/lists.ts';
import { people as peopleEn } from '#i18n/en/staff/people.ts';
import { staff as staffEn } from '#i18n/en/staff/staff.ts';
import { receipts as receiptsNl } from '#i18n/nl/payments/receipts.ts';
import { board as boardNl } from '#i18n/nl/staff/board.ts';
import { debts as debtsNl } from '#i18n/nl/staff/debts.ts';
import { dispatch as dispatchNl } from '#i18n/nl/staff/dispatch.ts';
import { file as fileNl } from '#i18n/nl/staff/file.ts';
import { lists as listsNl } from '#i18n/nl/staff/lists.ts';
import { people as peopleNl } from '#i18n/nl/staff/people.ts';
import { staff as staffNl } from '#i18n/nl/staff/staff.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { changeDebt } from '#tests/people/stored-debts.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { inEveryLanguage, type Language, startOf } from '../texts.ts';
import type { Look } from './screens.ts';
import { openView } from './without-loading.ts';
import { functionColdStart } from '../credits/credits-steps.ts';

const texts = {
  board: inEveryLanguage(boardNl, boardEn),
  debts: inEveryLanguage(debtsNl, debtsEn),
  dispatch: inEveryLanguage(dispatchNl, dispatchEn),
  file: inEveryLanguage(fileNl, fileEn),
  lists: inEveryLanguage(listsNl, listsEn),
  people: inEveryLanguage(peopleNl, peopleEn),
  receipts: inEveryLanguage(receiptsNl, receiptsEn),
  staff: inEveryLanguage(staffNl, staffEn),
};

/** Presses a button of the open dialog, which accepts no press right after it opened. */
async function pressGo(page: Page, name: string): Promise<void> {
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const reads = '**/documents:runQuery*';
const listening = /\/Listen\/channel/;

/** Queries of these collections fail, or find nothing, and nothing can be listened to, until this is undone. */
async function playReads(
  page: Page,
  names: readonly string[],
  outcome: 'failed' | 'nothing',
): Promise<() => Promise<void>> {
  const named = new RegExp(`"(?:${names.join('|')})"`);
  await page.route(listening, (route) => route.abort());
  await page.route(reads, (route) => {
    if (!named.test(route.request().postData() ?? '')) return route.fallback();
    return outcome === 'failed' ? route.abort() : route.fulfill({ json: [{ readTime: new Date().toISOString() }] });
  });
  return async () => {
    await page.unroute(reads);
    await page.unroute(listening);
  };
}

export interface UnpaidCustomer {
  readonly seniorId: string;
  readonly firebase: TestFirebase;
  readonly debts: {
    readonly toPrint: string;
    readonly feeToPrint: string;
    readonly feePosted: string;
  };
  /** Marks a text as data from here on. */
  readonly know: (text: string) => void;
}

/** A customer with debts in every state, receipts and statements; what staff decides; the letters on paper. */
export async function visitDebts(
  device: Device,
  { seniorId, firebase, debts: ids, know }: UnpaidCustomer,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const { board, debts, people, receipts, staff } = {
    board: texts.board[language],
    debts: texts.debts[language],
    people: texts.people[language],
    receipts: texts.receipts[language],
    staff: texts.staff[language],
  };
  const goTo = (path: string) => page.goto(`${device.origin}${path}`);

  device.expectNetworkFailures();
  const readAgain = await playReads(page, ['debts', 'receipts', 'account_statements'], 'failed');
  await goTo(`/admin/people/${seniorId}`);
  await expect(page.getByText(debts.failed)).toBeVisible();
  await expect(page.getByText(people['receipts-failed'])).toBeVisible();
  await look(page, 'a customer whose debts and receipts do not load');
  await readAgain();
  await goTo(`/admin/people/${seniorId}`);
  await expect(page.getByRole('heading', { name: debts.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: people.receipts })).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await look(page, 'a customer with debts in every state, receipts and statements');
  await page.route('**/functions/read-customer-receipt', (route) => route.abort());
  const download = page.getByRole('button', { name: startOf(receipts['receipt-numbered'].replace('{{number}}', '')) });
  await download.first().click();
  await expect(page.getByText(receipts['needs-network'])).toBeVisible();
  await look(page, 'a receipt that needs a network');
  await page.unroute('**/functions/read-customer-receipt');

  await page
    .getByRole('button', { name: startOf(debts['release-go']) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(debts['release-what'])).toBeVisible();
  await look(page, 'a fee that is released');
  await closeDialog(page);
  await page
    .getByRole('button', { name: startOf(debts['drop-go']) })
    .first()
    .click();
  await pressGo(page, debts['drop-go']);
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
  await look(page, 'a fee that is dropped without the reason that it needs');
  await closeDialog(page);
  const withdraw = page.getByRole('button', { name: startOf(debts['withdraw-go']) }).first();
  await withdraw.click();
  await page.getByRole('dialog').getByLabel(debts.reason).fill('Zij was in het ziekenhuis.');
  for (const id of Object.values(ids)) {
    const by = { action: 'decide-late-payment', by: 'Nele Maes', at: new Date() };
    await changeDebt(firebase, id, { revision: 9, last_change: by });
  }
  await pressGo(page, debts['withdraw-go']);
  await expect(page.getByRole('dialog').getByText(staff['conflict-title'])).toBeVisible();
  await look(page, 'a fee that a colleague decided meanwhile');
  await closeDialog(page);

  await goTo(`/admin/reminders/${ids.toPrint}`);
  await expect(page.getByRole('article')).toBeVisible();
  await look(page, 'a reminder on paper');
  await page.getByRole('button', { name: debts['letter-post'] }).click();
  await expect(page.getByText(staff['command-failed'])).toBeVisible();
  await look(page, 'a reminder on paper that is not needed any more');
  await goTo(`/admin/fee-letters/${ids.feeToPrint}`);
  await expect(page.getByRole('article')).toBeVisible();
  await look(page, 'a letter about a fee');
  await openView(page, `/admin/fee-letters/${ids.feePosted}`);
  await expect(page.getByText(debts['letter-posted'])).toBeVisible();
  await look(page, 'a letter that is posted');
  await openView(page, '/admin/fee-letters/nothing');
  await expect(page.getByText(debts['letter-gone'])).toBeVisible();
  await look(page, 'a letter of a debt that is gone');

  const withoutDebts = await playReads(page, ['debts'], 'nothing');
  await goTo('/admin');
  const queue = page.getByRole('button', { name: new RegExp(board['queue-debts']) });
  await queue.click();
  await expect(page.getByText(board['queue-empty'])).toBeVisible();
  await look(page, 'today with an empty list that is open');
  await withoutDebts();
  await goTo('/admin');
  await queue.click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  // The names of all who owe something, also those of other tests.
  for (const name of await page.locator('li a').allTextContents()) know(name);
  await look(page, 'today with letters and fees that wait');
}

export interface ArrivedTransfer {
  /** As on the statement of the bank: one that is known, and one that was never given out. */
  readonly known: string;
  readonly unknown: string;
}

/** On a device that has not read them before, what waits above the balances cannot be read. */
export async function visitUnreadBalances(
  device: Device,
  staff: Person,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const lists = texts.lists[language];
  device.expectNetworkFailures();
  await playReads(page, ['refunds', 'credit_adjustments'], 'failed');
  await signIn(device, staff, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.board[language]['today-title']);
  await openView(page, '/admin/credits');
  await expect(page.getByText(lists['transfers-failed'])).toBeVisible();
  await expect(page.getByText(lists['pending-failed'])).toBeVisible();
  await look(page, 'balances without the transfers and corrections that wait');
}

/** A transfer that staff books: what is missing, what the server refuses, and the same entry once more. */
export async function visitTransfers(
  device: Device,
  { known, unknown }: ArrivedTransfer,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const debts = texts.debts[language];
  const dispatch = texts.dispatch[language];
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: startOf(debts['transfer-open']) }).click();
  const fill = async (reference: string) => {
    await dialog.getByLabel(debts['transfer-reference']).fill(reference);
    await dialog.getByLabel(debts['transfer-amount']).fill('7,50');
  };
  // The list beside what is open.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openView(page, '/admin/credits');
  await open();
  await pressGo(page, debts['transfer-go']);
  await expect(dialog.getByText(debts['transfer-reference-wrong'])).toBeVisible();
  await look(page, 'a transfer without what it needs');
  await fill(unknown);
  await pressGo(page, debts['transfer-go']);
  await expect(dialog.getByText(texts.staff[language]['command-failed'])).toBeVisible();
  await expect(dialog.getByText(dispatch['reference-unknown'])).toHaveCount(2);
  await look(page, 'a transfer under a reference that was never given out');
  await fill(known);
  await pressGo(page, debts['transfer-go']);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(debts['transfer-done'])).toBeVisible();
  await look(page, 'a transfer that is booked');
  await open();
  await fill(known);
  await pressGo(page, debts['transfer-go']);
  await expect(dialog.getByLabel(debts['transfer-again'])).toBeVisible();
  await look(page, 'a transfer that looks like one that is booked');
  await closeDialog(page);
}

/** A charged visit of which money is given back. */
export async function visitRefund(device: Device, requestId: string, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const file = texts.file[language];
  await openView(page, `/admin/requests/${requestId}`);
  const give = page.getByRole('button', { name: file['action-refund-visit'] });
  // A trigger puts the request on the board: on a busy machine its function starts late, and the file looks again.
  await expect(give).toBeVisible(functionColdStart);
  await look(page, 'a request with a visit that is paid');
  await give.click();
  await pressGo(page, file['go-refund-visit']);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
  await look(page, 'money back for a visit, without amount and reason');
  await dialog.getByLabel(file['refund-amount']).fill('120');
  await expect(dialog.getByText(file['refund-needs-second'])).toBeVisible();
  await look(page, 'money back for a visit that needs a second yes');
  await closeDialog(page);
}
