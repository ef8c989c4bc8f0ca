import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { Alert } from '#domain/documents/alerts/alert.ts';
import { studentLanguages } from '#domain/documents/student-profile.ts';
import { told } from '#i18n/nl/staff/visits/told.ts';
import { board } from '#i18n/nl/staff/board.ts';
import { people } from '#i18n/nl/staff/people.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anAlert } from '#tests/builders/alerts/told.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { dayFromToday } from '../dates.ts';
import { expect } from '../fixtures.ts';
import { computer, namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { test } from './walk.ts';
import { openView } from './without-loading.ts';

test('what staff tells by letter and telephone: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const staff = await person(staffMember);
  const seniorId = `customer-${randomUUID()}`;
  const name = `Godelieve Zz${seniorId.slice(-8)}`;
  const soon = new Date(Date.now() + 5 * 86_400_000);
  const when = `${dayFromToday(20)} 14:00`;
  const waiting = (fields: Partial<Alert>) =>
    anAlert({
      ...{ user_id: seniorId, unmailed: true, kind: 'change', text: 'change', template: 'request-cancelled' },
      values: { name: 'Godelieve', reference: 'REQ-2026-0001', service: 'companionship', when },
      ...{ state: 'to-do', attempts: 1, created_at: new Date(), expires_at: soon, next_attempt_at: soon },
      ...fields,
    });
  const [letter, call] = [`letter-${randomUUID()}`, `call-${randomUUID()}`];
  const taken = { by: staff.uid, name: 'Stef Claes', until: new Date(Date.now() + 1_800_000) };
  await withAdminSdk(
    { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore },
    async ({ firestore }) => {
      const last_name = name.replace('Godelieve ', '');
      const contact = { senior_id: seniorId, first_name: 'Godelieve', last_name, has_account: false };
      await firestore
        .doc(`${collections.customers}/${seniorId}`)
        .set(aCustomer({ ...contact, confirmation: 'print', relative: null }));
      await firestore.doc(`${collections.alerts}/${letter}`).set(waiting({ channel: 'letter' }));
      // Hers already: calls are not begun at night, when this may run.
      await firestore.doc(`${collections.alerts}/${call}`).set(waiting({ channel: 'call', tries: 2, taken }));
    },
  );
  for (const text of [...shownKeys, ...namesOfOthers, name, 'Stef Claes', 'Godelieve', 'NL']) know(text);
  // What staff says and prints is in the language of the senior.
  for (const text of ['Uw aanvraag is geannuleerd', 'Dag Godelieve,', 'Referentie', 'Dienst', 'Wanneer']) know(text);
  for (const text of ['Deze aanvraag gaat niet door', 'REQ-2026-0001', 'Gezelschap', 'Hulp nodig', 'Wij zijn er'])
    know(text);

  // The browser knows the names of languages.
  const nameOf = new Intl.DisplayNames(['nl-BE'], { type: 'language' });
  for (const language of studentLanguages) know(nameOf.of(language) ?? language);
  know('Lindelaan 7, 2018 Antwerpen');
  const page = await signIn(await device(computer), staff, '/admin?list=told');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await expect(page.getByRole('link', { name }).first()).toBeVisible(functionColdStart);
  await expect(page.getByRole('heading', { name: new RegExp(board['queue-told']) })).toBeVisible();
  await look(page, 'today, with letters and calls');
  await openView(page, `/admin/told/${letter}`);
  await expect(page.getByRole('article')).toContainText('Dag Godelieve,', functionColdStart);
  await look(page, 'a letter to print');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: told['letter-posted'] })).toBeVisible(functionColdStart);
  await look(page, 'a letter that is being printed');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: told['letter-posted'] }).click();
  await expect(page.getByText(told['done-posted'])).toBeVisible(functionColdStart);
  await look(page, 'a letter that is posted');

  await openView(page, `/admin/told/${call}`);
  await expect(page.getByText(told['say-this'])).toBeVisible(functionColdStart);
  await look(page, 'a call that is being made');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: told['call-no-answer'] }).click();
  await expect(page.getByText(told['done-no-answer'])).toBeVisible(functionColdStart);
  await look(page, 'a call that nobody answered');
  await openView(page, '/admin/told/nothing');
  await expect(page.getByText(told.gone)).toBeVisible(functionColdStart);
  await look(page, 'something that need not be told any more');

  await openView(page, `/admin/people/${seniorId}`);
  await page.getByRole('button', { name: people.change }).click(functionColdStart);
  await expect(page.getByLabel(told['how-change'])).toHaveValue('call');
  await look(page, 'how a customer is told what is not mailed');
});
