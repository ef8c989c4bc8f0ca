import type { Locator, Page } from 'playwright-core';
import type { HelpChapter } from '#domain/staff/help-chapters.ts';
import type { BoardStage } from '#domain/documents/board-row.ts';
import type { Language } from '#i18n/languages.ts';
import { staffTextsIn, type StaffTexts } from '#i18n/staff/staff-texts.ts';

const texts: Readonly<Record<Language, StaffTexts>> = { nl: await staffTextsIn('nl'), en: await staffTextsIn('en') };

/** A screen of staff in one language, signed in, on the example town of `npm start`. */
export interface Desk {
  readonly page: Page;
  readonly words: StaffTexts;
  /** Opens an address and waits for its heading. */
  open(path: string): Promise<void>;
}

interface Scene {
  readonly desk: Desk;
  /** The desk of another staff member, which is opened when it is asked for. */
  colleague(): Promise<Desk>;
}

export const wordsIn = (language: Language): StaffTexts => texts[language];

/** Brings the screen into the state of one picture. */
type Shot = (scene: Scene) => Promise<void>;

const shown = (what: Locator) => what.first().waitFor();

/** The first request of a stage, with its file beside the list. */
async function openFirst({ page, words, open }: Desk, stage: BoardStage): Promise<void> {
  await open(`/admin/requests?stage=${stage}`);
  await page.getByRole('row').nth(1).click();
  await shown(page.getByRole('heading', { name: words.file.asked }));
  await shown(page.getByRole('heading', { name: words.file.senior }));
}

/** Waits out the half second in which a button ignores a second press. */
const afterDoubleTap = (page: Page) => page.waitForTimeout(700);

async function openQuote(desk: Desk): Promise<void> {
  const { page } = desk;
  await openFirst(desk, 'to-quote');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  await shown(page.getByRole('dialog'));
}

/** How each picture of staff's help is made; the compiler names one that is missing. */
export const helpShots: Readonly<Record<HelpChapter, Shot>> = {
  async screens({ desk: { page, words, open } }) {
    await open('/admin');
    await shown(page.getByRole('button', { name: new RegExp(`\\d.*${words.board['queue-balances']}`) }));
  },
  request: ({ desk }) => openFirst(desk, 'planned'),
  quote: ({ desk }) => openQuote(desk),
  async matching({ desk }) {
    const { page, words } = desk;
    await openFirst(desk, 'to-plan');
    const title = page.getByRole('heading', { name: words.matching.title });
    await shown(page.getByRole('button', { name: new RegExp(`^${words.matching.offer}`) }));
    await title.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  },
  async calendar({ desk: { page, words, open } }) {
    await open('/admin/calendar');
    // A week that lies ahead: at the end of this one little is left.
    await page.getByRole('button', { name: words.calendar.next }).click();
    await shown(page.getByRole('button', { name: new RegExp(words.file['state-confirmed']) }));
  },
  async together({ desk, colleague }) {
    const { page, words } = desk;
    await openQuote(desk);
    const other = await colleague();
    await other.open(new URL(page.url()).pathname);
    await shown(other.page.getByRole('heading', { name: words.file.asked }));
    await other.page.getByRole('heading', { level: 1 }).focus();
    await other.page.keyboard.press('t');
    await shown(other.page.getByText(new RegExp(`${words.file['done-take']}|${words.file['done-release']}`)));
    await page.getByRole('dialog').getByRole('button', { name: words.file['go-quote'] }).click();
    await shown(page.getByText(words.staff['conflict-title']));
  },
  async offline({ desk: { page, words, open } }) {
    await open('/admin/requests');
    await shown(page.getByRole('row'));
    await page.context().setOffline(true);
    await shown(page.getByText(words.staff['offline-title']));
  },
  async waiting({ desk: { page, words, open } }) {
    await open('/admin/leads');
    await page.getByRole('row').nth(1).click();
    await shown(page.getByRole('link', { name: words.leads.book }));
  },
  async phone({ desk: { page, words, open } }) {
    await open('/admin/leads');
    await page.getByRole('row').nth(1).click();
    await page.getByRole('link', { name: words.leads.book }).click();
    await shown(page.getByRole('heading', { level: 1, name: words.booking['title-new'] }));
    await shown(page.getByLabel(words.people['first-name']));
  },
  async money({ desk: { page, words, open } }) {
    await open('/admin/credits');
    await shown(page.getByText(words.lists['pending-title']));
    await shown(page.getByRole('row'));
  },
  async unpaid({ desk: { page, words, open } }) {
    await open('/admin?list=debts');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await shown(page.getByRole('button', { name: new RegExp(`^${words.debts['release-go']}`) }));
  },
  async audit({ desk: { page, words, open } }) {
    await open('/admin/audit');
    await page.getByRole('row').filter({ hasText: words.staff['did-adjust-credits'] }).first().click();
    await shown(page.getByText(words.audit['before-after']));
  },
  async keys({ desk }) {
    const { page } = desk;
    await openFirst(desk, 'to-plan');
    await page.getByRole('heading', { level: 1 }).focus();
    await afterDoubleTap(page);
    await page.keyboard.press('?');
    await shown(page.getByRole('dialog'));
  },
};
