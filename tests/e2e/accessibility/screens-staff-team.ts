import { readHealth } from '#domain/contracts/staff/read-health.ts';
import { health as healthEn } from '#i18n/en/staff/team/health.ts';
import { secondFactor as secondFactorEn } from '#i18n/en/staff/team/second-factor.ts';
import { team as teamEn } from '#i18n/en/staff/team/team.ts';
import { health as healthNl } from '#i18n/nl/staff/team/health.ts';
import { retention as retentionEn } from '#i18n/en/staff/team/retention.ts';
import { retention as retentionNl } from '#i18n/nl/staff/team/retention.ts';
import { secondFactor as secondFactorNl } from '#i18n/nl/staff/team/second-factor.ts';
import { team as teamNl } from '#i18n/nl/staff/team/team.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, enterCode } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import { enter, type Look } from './screens.ts';
import { openView } from './without-loading.ts';

const factorWords = inEveryLanguage(secondFactorNl, secondFactorEn);
const healthWords = inEveryLanguage(healthNl, healthEn);
const retentionWords = inEveryLanguage(retentionNl, retentionEn);
const teamWords = inEveryLanguage(teamNl, teamEn);

/** The secret in groups of four, as it is typed into an authenticator app. */
const writtenSecret = /^(?:[A-Z2-7]{4} )+[A-Z2-7]{4}$/;

export interface TeamPlaces {
  readonly staff: Person;
  /** A colleague who has no second factor yet. */
  readonly newcomer: Person;
  /** Marks a text as data from here on. */
  readonly know: (text: string) => void;
}

/** How a staff member enrols: at first, and with a code that is not right. */
async function visitEnrolling(
  device: Device,
  { newcomer, know }: TeamPlaces,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const words = factorWords[language];
  await enter(device, newcomer, language);
  await expect(page.getByRole('img', { name: words['enroll-picture'] })).toBeVisible();
  know(await page.getByText(writtenSecret).innerText());
  await look(page, 'enrolling');
  await page.getByLabel(words.code).fill('000000');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words['enroll-submit'] }).click();
  await expect(page.getByText(words['code-wrong']).first()).toBeVisible();
  await look(page, 'enrolling with a wrong code');
}

const somewhere = '2020-01-01T00:00:00.000Z';

/** What runs by itself: as it is, and with every kind of problem. */
async function visitHealth(device: Device, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const health = healthWords[language];
  await openView(page, '/admin/health');
  await expect(page.getByRole('table', { name: health.timers })).toBeVisible(functionColdStart);
  await look(page, 'what runs by itself');
  await page.route('**/functions/read-health', async (route) => {
    const answer = await route.fetch();
    const { timers, queues, ...rest } = readHealth.output.parse(await answer.json());
    const [failing, ...late] = timers.map((timer) => ({ ...timer, ended_at: somewhere }));
    const broken = {
      ...rest,
      timers: failing === undefined ? [] : [{ ...failing, failures: 3, failed_at: somewhere }, ...late],
      queues: queues.map((queue) => ({ ...queue, waiting: 12_345, oldest_at: somewhere, given_up: 7 })),
      ledger: { checked_at: somewhere, accounts: 1, lines: 1_234_567, mistakes: 3 },
    };
    await route.fulfill({ json: broken });
  });
  await page.reload();
  await expect(page.getByText(health['problem-ledger-mistakes'])).toBeVisible();
  await look(page, 'everything that can stand still');
}

/** The code of the second factor, and who is of staff. */
async function visitTeam(device: Device, { staff, know }: TeamPlaces, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const words = factorWords[language];
  const team = teamWords[language];
  await enter(device, staff, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['code-title']);
  await look(page, 'code of the second factor');
  await enterCode(page, '000000');
  await expect(page.getByText(words['code-wrong']).first()).toBeVisible();
  await look(page, 'code of the second factor that is wrong');
  await enterCode(page);
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page.goto(`${device.origin}/admin/team`);
  const members = page.getByRole('main').getByRole('listitem');
  await expect(members.first()).toBeVisible(functionColdStart);
  // Colleagues of other tests as well.
  for (const name of await members.locator('strong').allTextContents()) know(name.replace(/ \(.*\)$/, ''));
  await look(page, 'team');
  await members
    .getByRole('button', { name: team['reset-for'].replace('{{name}}', '') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(team['reset-sure']);
  await look(page, 'taking a second factor away');
  await page.keyboard.press('Escape');
  await members
    .getByRole('button', { name: team['role-for'].replace('{{name}}', '') })
    .first()
    .click();
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('radio', { name: team['role-none'] }).check();
  await look(page, 'giving a role');
  await page.keyboard.press('Escape');
  await visitHealth(device, language, look);

  const rules = [{ rule: 'people', gone: 1, coming: 2, ids: ['1'] }];
  const night = { day: '2026-03-02', ran_at: '2026-03-02T02:00:00.000Z', rules };
  const unreachable = { kind: 'senior', id: 'no-address', name: 'Maria-Magdalena Vandenbroucke', until: '2026-04-01' };
  const nameless = { ...unreachable, id: 'no-name', name: '' };
  const retention = { reports: [night, night], to_call: [unreachable, nameless] };
  know(unreachable.name);
  await page.route('**/functions/read-retention', (route) => route.fulfill({ json: retention }));
  await openView(page, '/admin/retention');
  await expect(page.getByText(retentionWords[language]['call-title'])).toBeVisible(functionColdStart);
  await page
    .locator('main details')
    .first()
    .evaluate((all) => all.setAttribute('open', ''));
  await look(page, 'retention');
}

/** Signing in of staff in any state, each on a device of its own: the newcomer's is narrow. */
export async function visitStaffSignIn(
  devices: { readonly narrow: Device; readonly wide: Device },
  places: TeamPlaces,
  language: Language,
  look: Look,
): Promise<void> {
  // Wrong codes.
  for (const device of Object.values(devices)) device.expectConsoleError(/status of 400/);
  await visitEnrolling(devices.narrow, places, language, look);
  await visitTeam(devices.wide, places, language, look);
}
