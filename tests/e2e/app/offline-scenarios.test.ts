/**
 * The failures of docs/offline-scenarios.md, prevented in a real browser. Those that need no browser are tested beside
 * the code of src/offline.
 */
import { removeProfile } from '#tests/people/create-person.ts';
import { setRequestStatus, storedRequests } from '#tests/people/stored-requests.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { countedAnswers, storeQuote, storeRequestsOf } from '../stored-records.ts';
import { answerDialog, arrived, askForHelp, confirm, fillIn, flushed, signInAndCache, signIn } from '../steps.ts';

const waiting = 'Bewaard op dit toestel, nog niet verstuurd';

// spec: offline.2
test('scenario 2: killed while the request hangs, the item stays and arrives', async ({
  killableDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.hang();
  await askForHelp(page, { service: 'Vervoer' });
  await expect(page.getByText('Uw aanvraag is bewaard')).toBeVisible();

  const again = await tablet.crashAndRestart();
  tablet.network.restore();
  await again.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(again.getByText('Ingediend').first()).toBeVisible(flushed);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

for (const point of ['before', 'during', 'after'] as const) {
  // spec: offline.3
  test(`scenario 3: the line is cut ${point} the commit, and there is one request`, async ({
    installedDevice,
    person,
    firebase,
  }) => {
    const maria = await person();
    const tablet = await installedDevice();
    const page = await signInAndCache(tablet, maria);
    tablet.expectNetworkFailures();
    const cut = tablet.network.cutNext('firestore', /documents:commit/, point);
    await askForHelp(page, { service: 'Gezelschap' });
    await cut;
    await expect(page.getByText('Ingediend').first()).toBeVisible(flushed);
    await expect(page.getByText(waiting)).toHaveCount(0);
    expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
  });
}

// spec: offline.4
test('scenario 4: five reloads without a network create no duplicates', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Tuinonderhoud' });
  await expect(page.getByText(waiting).first()).toBeVisible();
  for (let reload = 0; reload < 5; reload += 1) {
    await page.reload();
    await expect(page.getByRole('article').getByText(waiting)).toHaveCount(1);
  }
  tablet.network.restore();
  await arrived(firebase, maria, 1);
});

// spec: offline.5
test('scenario 5: rejected by the rules after a reload, the item shows the reason and can be removed', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Boodschappen' });
  await expect(page.getByText(waiting).first()).toBeVisible();
  await removeProfile(firebase, maria.uid);
  tablet.network.restore();
  const needsYou = page.getByText('Niet verstuurd. Wij hebben u nodig.');
  await expect(needsYou.first()).toBeVisible(flushed);
  await page.reload();
  await expect(needsYou.first()).toBeVisible();
  for (const name of ['Aanvraag aanpassen', 'Opnieuw proberen', 'Aanvraag verwijderen']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect(page.getByRole('article').getByRole('link', { name: /^Bel/ })).toBeVisible();
  await page.getByRole('button', { name: /^Aanvraag verwijderen/ }).click();
  await answerDialog(page, 'Ja, verwijderen');
  await expect(needsYou).toHaveCount(0);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
});

// spec: 4.access.session-renewal offline.6 staff.quote.outbox
test('scenario 6: with an expired session the dashboard opens offline, and what waits is sent after the renewal', async ({
  killableDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const [priced = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'transport', status: 'processing', request_date: dayFromToday(20) },
  ]);
  await storeQuote(firebase, priced);
  const tablet = await killableDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Gezelschap' });
  await expect(page.getByText(waiting).first()).toBeVisible();
  await page.getByRole('button', { name: /^Ja, dat is goed/ }).click();
  await expect(page.getByText('Uw ja is bewaard, nog niet verstuurd')).toBeVisible();
  // Auth of the page that is still open may see the change and ask for a token; it handles no failure of that.
  tablet.expectConsoleError(/auth\/network-request-failed/);
  // Makes the stored token two hours older.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(new Error('no sign-in store'));
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('firebaseLocalStorage', 'readwrite')
            .objectStore('firebaseLocalStorage');
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const row of reading.result) {
              row.value.stsTokenManager.expirationTime = Date.now() - 7_200_000;
              store.put(row);
            }
            store.transaction.oncomplete = () => resolve();
          };
        };
      }),
  );
  const again = await tablet.crashAndRestart();
  await again.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(again.getByText(waiting).first()).toBeVisible();
  await expect(again.getByText('Uw ja is bewaard, nog niet verstuurd')).toBeVisible();
  tablet.network.restore();
  await arrived(firebase, maria, 2);
  await expect(again.getByText('Ingediend').first()).toBeVisible(flushed);
  await expect(again.getByText(/^Afgesproken prijs/)).toBeVisible(flushed);
  expect(await countedAnswers(firebase, priced)).toBe(1);
});

// spec: offline.7
test('scenario 7: a device that cannot store anything reports it, and still sends', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = full;
    IDBObjectStore.prototype.put = full;
  });
  await fillIn(page, { service: 'Vervoer' });
  await confirm(page);
  await expect(page.getByText('Aanvraag ingediend')).toBeVisible(flushed);
  await expect(page.getByText('Uw aanvraag is bewaard')).toHaveCount(0);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

// spec: 4.forms.failure offline.7
test('scenario 7: with neither storage nor a connection the form stays filled in and the phone is offered', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = full;
    IDBObjectStore.prototype.put = full;
  });
  await fillIn(page, { service: 'Vervoer', notes: 'Naar de oogarts.' });
  await confirm(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Dit toestel kan niets bewaren.', flushed);
  await expect(dialog.getByRole('link', { name: /^Bel/ })).toBeVisible();
  await answerDialog(page, 'Terug');
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Naar de oogarts.');
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
});

// spec: offline.12
test('scenario 12: the browser wrongly reports to be offline: the request arrives', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await askForHelp(page, { service: 'Gezelschap' });
  await expect(page.getByText('Ingediend').first()).toBeVisible(flushed);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

// spec: offline.15
test('scenario 15: three tabs reconnect at once and there is one request', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  const others = [await tablet.newPage(), await tablet.newPage()];
  for (const other of others) await other.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Huishoudelijke hulp' });
  for (const tab of [page, ...others]) await expect(tab.getByText(waiting).first()).toBeVisible();
  tablet.network.restore();
  await Promise.all([page, ...others].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
  await arrived(firebase, maria, 1);
  for (const tab of [page, ...others]) await expect(tab.getByText('Ingediend').first()).toBeVisible(flushed);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

// spec: offline.16
test('scenario 16: a refetch on reconnect removes no waiting row', async ({ installedDevice, person }) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Boodschappen' });
  await expect(page.getByText(waiting).first()).toBeVisible();
  // Reading works again, sending does not: listed rows must not replace waiting ones. Cut on the network and before it is
  // restored: the service worker sends too.
  const cutWrites = (): void => void tablet.network.cutNext('firestore', /documents:commit/, 'before').then(cutWrites);
  cutWrites();
  tablet.network.restore();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(waiting).first()).toBeVisible();
});

// spec: offline.17
test('scenario 17: with the tablet’s clock a year off the request arrives, stamped by the server', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Gezelschap' });
  await expect(page.getByText(waiting).first()).toBeVisible();
  await page.clock.setFixedTime(Date.now() - 365 * 86_400_000);
  tablet.network.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await arrived(firebase, maria, 1);
  const [stored] = await storedRequests(firebase, maria.uid);
  const createdAt = stored?.['created_at'] as { toMillis(): number };
  expect(Math.abs(createdAt.toMillis() - Date.now())).toBeLessThan(300_000);
});

// spec: offline.18
test('scenario 18: killed again and again while sending, no item stays "sending"', async ({
  killableDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  let page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.hang();
  await askForHelp(page, { service: 'Fysieke activiteiten' });
  await expect(page.getByText('Uw aanvraag is bewaard')).toBeVisible();
  for (let death = 0; death < 3; death += 1) {
    page = await tablet.crashAndRestart();
    await page.goto(`${tablet.origin}/dashboard?tab=my-requests`);
    await expect(page.getByRole('article')).toHaveCount(1);
  }
  tablet.network.restore();
  await expect(page.getByText('Ingediend').first()).toBeVisible(flushed);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

test('cancelling without a network: waiting and sent requests are both cancelled once it is restored', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await askForHelp(page, { service: 'Gezelschap' });
  await expect(page.getByText('Ingediend').first()).toBeVisible(flushed);

  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Vervoer' });
  await expect(page.getByText(waiting).first()).toBeVisible();
  // The device believes that it is online, and these screens read nothing: it is known from what waits.
  const noConnection = page.getByText('Geen verbinding', { exact: true });
  for (const [link, title] of [
    ['Dienst Aanvragen', 'Dienst Aanvragen'],
    ['Chat Hulp', 'Chat met Madelief'],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(noConnection).toBeVisible(flushed);
  }
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).first().click();
  await page.getByRole('button', { name: /^Annuleren: Vervoer/ }).click();
  await answerDialog(page, 'Ja, annuleren');
  await expect(page.getByText(waiting)).toHaveCount(0);

  await page.getByRole('button', { name: /^Annuleren: Gezelschap/ }).click();
  await answerDialog(page, 'Ja, annuleren');
  await expect(page.getByText('Annulering bewaard, nog niet verstuurd').first()).toBeVisible();
  tablet.network.restore();
  await expect(page.getByText('Annulering bewaard, nog niet verstuurd')).toHaveCount(0, flushed);
  await expect
    .poll(async () => (await storedRequests(firebase, maria.uid)).map((request) => request['status']), flushed)
    .not.toContain('submitted');
  await expect(page.getByText('Ingediend')).toHaveCount(0, flushed);
  await expect(noConnection).toHaveCount(0, flushed);
});

test('two devices on one account: each shows the other’s changes, and a late cancellation shows the reason', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const phone = await device({ width: 360, height: 740 });
  const page = await signInAndCache(tablet, maria);
  const daughter = await signIn(phone, maria, '/dashboard?tab=my-requests');
  await askForHelp(page, { service: 'Tuinonderhoud' });
  await expect(page.getByText('Ingediend').first()).toBeVisible(flushed);
  await expect(daughter.getByRole('article', { name: /Tuinonderhoud/ })).toBeVisible(flushed);

  phone.expectNetworkFailures();
  phone.network.cut();
  await daughter.getByRole('button', { name: /^Annuleren/ }).click();
  await answerDialog(daughter, 'Ja, annuleren');
  await expect(daughter.getByText('Annulering bewaard, nog niet verstuurd').first()).toBeVisible();
  const [stored] = await storedRequests(firebase, maria.uid);
  await setRequestStatus(firebase, String(stored?.['request_id']), 'assigned');
  phone.network.restore();
  await expect(daughter.getByText('Er is een fout opgetreden bij het annuleren van de aanvraag:').first()).toBeVisible(
    flushed,
  );
  expect((await storedRequests(firebase, maria.uid))[0]).toMatchObject({ status: 'assigned' });
});
