import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { BoardStage } from '#domain/documents/board-row.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { collections } from '#domain/collections.ts';
import { sumOfShards } from '#domain/staff/sum-of-shards.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aMail } from '#tests/builders/mail.ts';
import { storeBoardRows } from '#tests/people/stored-board.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { expect, test } from '../fixtures.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { computer, everyName, ownName, ownRows, pressInDialog, staffMember } from './staff-steps.ts';

/** What the counters say now; other tests move them too. */
const storedCount = ({ ports }: TestFirebase, stage: BoardStage): Promise<number> =>
  withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const { docs } = await firestore.collection(collections.counters).get();
    const shards = docs
      .filter(({ id }) => id.startsWith('board-'))
      .map((each) => boardCounterSchema.parse(each.data()));
    return sumOfShards(shards)[stage] ?? 0;
  });

/** As it is read on Today, behind the name of the list. */
async function shownCount(page: Page, list: string): Promise<number> {
  const text = await page.getByRole('button', { name: list }).textContent();
  return Number((text ?? '').replace(/\D/gu, ''));
}

/** How often the page asks for the counters, from now on. */
function countQuestions(page: Page): { readonly asked: number } {
  const questions = { asked: 0 };
  page.on('request', (request) => {
    const isAboutCounters = request.postData()?.includes(`"collectionId":"${collections.counters}"`) ?? false;
    if (request.url().includes(':runQuery') && isAboutCounters) questions.asked += 1;
  });
  return questions;
}

const listens = (page: Page) => page.waitForResponse((response) => response.url().includes('Firestore/Listen/channel'));

// spec: staff.together.live
test('what a colleague does changes the counts of Today without being asked for', async ({
  device,
  person,
  firebase,
}) => {
  const number = String(randomInt(1e8, 1e9));
  const maria = await person({ user: { first_name: everyName, last_name: number } });
  await storeRequestsOf(firebase, maria, [{ task_category_id: 'companionship', request_date: '2020-02-01' }]);
  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), `/admin/requests?text=${number}`);
  const row = page.getByRole('row').filter({ hasText: number });

  const other = await device(computer);
  const listening = listens(other.page());
  const today = await signIn(other, await person(staffMember), '/admin');
  await listening;
  const toQuote = (): Promise<number> => shownCount(today, 'Prijs te maken');
  const stored = (): Promise<number> => storedCount(firebase, 'to-quote');
  // What was asked before it listened is answered when this is shown.
  await storeBoardRows(firebase, ownRows(ownName(), [{ stage: 'to-quote' }]));
  await expect.poll(async () => (await toQuote()) - (await stored())).toBe(0);
  const questions = countQuestions(today);

  await row.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: /nemen$/u }).press('Enter');
  await expect(dialog.getByText('Gedaan: 1 van 1.')).toBeVisible({ timeout: 45_000 });
  await pressInDialog(page, 'Sluiten');

  // Other journeys change it as well: what is shown follows what is stored.
  await expect.poll(async () => (await toQuote()) - (await stored())).toBe(0);
  expect(questions.asked).toBe(0);
});

/** From now on the page gets no answer when it asks for documents of a collection. */
async function refuseQuestions(page: Page, collection: string): Promise<void> {
  await page.route(/:runQuery/u, async (route) => {
    const isAsked = route.request().postData()?.includes(`"collectionId":"${collection}"`) ?? false;
    await (isAsked ? route.abort() : route.fallback());
  });
}

// spec: staff.together.live
test('a mail that could not be sent is on Today without being asked for', async ({ device, person, firebase }) => {
  const desk = await device(computer);
  const listening = listens(desk.page());
  const today = await signIn(desk, await person(staffMember), '/admin');
  await listening;
  const stored = (): Promise<number> =>
    withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, async ({ firestore }) => {
      const failed = firestore.collection(collections.mail).where('state', '==', 'failed');
      return (await failed.count().get()).data().count;
    });
  const shown = (): Promise<number> => shownCount(today, 'Mails die niet vertrokken zijn');
  const storeFailed = (): Promise<unknown> =>
    withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, ({ firestore }) =>
      firestore.collection(collections.mail).add({ ...aMail({ state: 'failed', next_attempt_at: null }) }),
    );
  // Only what is told is shown from here on.
  await storeFailed();
  await expect.poll(async () => (await shown()) - (await stored()), { timeout: 45_000 }).toBe(0);
  await refuseQuestions(today, collections.mail);
  await storeFailed();
  await expect.poll(async () => (await shown()) - (await stored()), { timeout: 45_000 }).toBe(0);
});
