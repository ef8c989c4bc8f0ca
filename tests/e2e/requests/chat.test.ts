import { removeProfile } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import {
  chatLog,
  expectLastMessage,
  failRecognition,
  finishReading,
  isListening,
  messages,
  openChat,
  openQuestion,
  readAloud,
  speakIntoMicrophone,
  summaryOf,
  tapAnswer,
  typeAnswer,
  withFakeSpeech,
  withoutSpeech,
} from './chat-steps.ts';
import { dayAndMonth, dayFromToday, dayInDigits, firstWeekday, dayWithWeekday, fullDate } from '../dates.ts';
import { editDraft } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import {
  afterDoubleTapWindow,
  answerDialog,
  arrived,
  chooseLanguage,
  flushed,
  signInAndCache,
  signIn,
} from '../steps.ts';

const home = 'Kerkstraat 12, 2000 Antwerpen';

// spec: 2.dashboard.view-chat 2.dashboard.chat-title 2.chat.greeting 2.chat.service 2.chat.hours 2.chat.notes
// spec: 2.chat.summary 2.chat.confirm-button 2.chat.sent 4.chat.question-order
test('a request is made in the chat with buttons alone and no network; the device crashes halfway and nothing is lost', async ({
  killableDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();

  await openChat(page);
  await expectLastMessage(page, 'Goedendag, ik ben Madelief.', 'Waarmee kunnen wij u helpen?');
  await tapAnswer(page, 'Boodschappen');
  await expectLastMessage(
    page,
    'Meestal kost dat €\u00a018 tot €\u00a025 per uur. De prijs spreken wij samen af.',
    'Welke dag past voor u?',
  );
  await tapAnswer(page, dayWithWeekday(dayFromToday(4)));
  await expectLastMessage(page, 'Hoe laat mogen wij komen?');

  const again = await tablet.crashAndRestart();
  await again.goto(`${tablet.origin}/dashboard?tab=chat-help`);
  await expect(again.getByText(/^Wat u .* antwoordde, staat er nog\.$/)).toBeVisible();
  await expect(chatLog(again)).toContainText(dayWithWeekday(dayFromToday(4)));
  await expect(openQuestion(again)).toHaveAccessibleName('Hoe laat mogen wij komen?');
  // A double tap answers one question, not the next one as well.
  await afterDoubleTapWindow(again);
  await openQuestion(again).getByRole('button', { name: '14 uur', exact: true }).dblclick();
  await expect(openQuestion(again)).toHaveAccessibleName('Hoe vaak wilt u hulp?');
  await tapAnswer(again, 'Elke week');
  await expect(openQuestion(again)).toContainText('Is het dan een feestdag? Dan vragen wij u eerst of het past.');
  await expect(openQuestion(again).getByRole('button', { name: 'Tot ik stop' })).toBeFocused();
  await typeAnswer(again, 'Laatste dag (niet verplicht)', dayInDigits(dayFromToday(3)));
  await expect(openQuestion(again)).toContainText('De laatste dag komt voor de eerste. Kies een latere dag.');
  await tapAnswer(again, 'Tot ik stop');
  await expect(openQuestion(again)).toHaveAccessibleName('Waar mogen wij komen?');
  await tapAnswer(again, home);
  await expectLastMessage(again, 'Hoelang heeft u hulp nodig?');
  await expect(openQuestion(again).getByRole('button', { name: /^[1-8] uur$/ })).toHaveCount(8);
  await tapAnswer(again, '2 uur');
  // An empty answer means the same as the button.
  await tapAnswer(again, 'Antwoord geven');
  await expect(messages(again).nth(-2)).toContainText('Geen speciale wensen');
  await expectLastMessage(again, 'De prijs spreken wij samen af aan de telefoon.');
  expect(await summaryOf(again)).toEqual({
    Dienst: 'Boodschappen',
    Datum: dayWithWeekday(dayFromToday(4)),
    Tijd: '14 uur',
    'Hoe vaak': 'Elke week, tot u stopt',
    Adres: home,
    Duur: '2 uur',
    Wensen: 'Geen speciale wensen',
    Prijs: 'Meestal kost dat €\u00a018 tot €\u00a025 per uur. Wij bellen u om een prijs af te spreken.',
  });
  // Not the stored total; a time such as 17.42 uur is no price.
  await expect(again.getByRole('main')).not.toContainText(/€\s*42|42 euro/);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);

  await tapAnswer(again, 'Bevestig Aanvraag');
  await expectLastMessage(again, 'Uw aanvraag is bewaard op dit toestel.', 'U kunt ze volgen bij "Mijn Aanvragen".');
  await expect(chatLog(again)).not.toContainText('ingediend');
  tablet.network.restore();
  await expect(messages(again).last()).toContainText('Uw aanvraag is verstuurd en ingediend.', flushed);
  await arrived(firebase, maria, 1);
  const [stored] = await storedRequests(firebase, maria.uid);
  expect(stored).toMatchObject({
    task_category_id: 'groceries',
    request_date: dayFromToday(4),
    preferred_time: '14:00',
    frequency: 'weekly',
    address: home,
    hours_requested: 2,
    notes: 'Geen speciale wensen',
    status: 'submitted',
  });
  await tapAnswer(again, 'Naar Mijn Aanvragen');
  await expect(again.getByRole('article')).toHaveCount(1);

  // After sending, the chat starts from the beginning.
  await openChat(again);
  await expect(messages(again)).toHaveCount(1);
});

// spec: 2.chat.date 2.chat.time 2.chat.address 5.request-form.address 5.chat.date-too-near
test('the chat understands days, times and addresses as people write them, and any answer can be changed', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  await withoutSpeech(tablet.page());
  const page = await signIn(tablet, maria, '/dashboard?tab=chat-help');
  await tapAnswer(page, 'Tuinonderhoud');
  await tapAnswer(page, 'Andere datum');
  const date = openQuestion(page).getByLabel('Schrijf een datum');
  await expect(date).toBeFocused();
  // No speech controls in a browser that supports neither.
  await expect(page.getByRole('button', { name: /Spreek|Lees voor/ })).toHaveCount(0);

  await typeAnswer(page, 'Schrijf een datum', 'ooit in de lente');
  await expectLastMessage(page, 'Die datum begrijp ik niet. Schrijf bijvoorbeeld');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('ooit in de lente');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle('Fout: Chat met Madelief | Madelief');

  await typeAnswer(page, 'Schrijf een datum', 'morgen');
  const first = dayWithWeekday(dayFromToday(3));
  await expectLastMessage(page, fullDate(dayFromToday(1)), `De eerste dag die kan, is ${first}.`);
  await expect(openQuestion(page).getByText('Let op')).toBeVisible();

  const tuesday = firstWeekday(2, dayFromToday(3));
  await typeAnswer(page, 'Schrijf een datum', 'volgende dinsdag');
  await expectLastMessage(page, `Ik noteer ${fullDate(tuesday)}.`, 'Hoe laat mogen wij komen?');
  await expect(openQuestion(page)).toBeFocused();

  await tapAnswer(page, 'Ander uur');
  await typeAnswer(page, 'Schrijf een uur', 'straks');
  await expectLastMessage(page, 'Dat uur begrijp ik niet.');
  await typeAnswer(page, 'Schrijf een uur', 'half drie');
  await expectLastMessage(page, 'Ik noteer 14.30 uur in de namiddag.', 'Hoe vaak wilt u hulp?');
  await tapAnswer(page, 'Eenmalig');
  await expectLastMessage(page, 'Waar mogen wij komen?');

  await tapAnswer(page, 'Ander adres');
  await typeAnswer(page, 'Schrijf het adres', 'Meir');
  await expectLastMessage(page, 'Voer een geldig adres in (minimaal 5 tekens)');
  await typeAnswer(page, 'Schrijf het adres', 'Veldstraat 5');
  await expectLastMessage(page, 'Uw adres is nog niet volledig.', 'Vul uw postcode in.', 'Vul uw gemeente in.');
  await typeAnswer(page, 'Schrijf het adres', 'Veldstraat 5 9000 Gent');
  await expectLastMessage(page, 'Ik noteer dit adres: Veldstraat 5, 9000 Gent.');
  await tapAnswer(page, '3 uur');
  const notes = openQuestion(page).getByLabel('Uw wensen (niet verplicht)');
  await notes.fill('De bel is stuk.');

  // With a half-typed answer, going back to an earlier answer keeps the later ones.
  await page.getByRole('button', { name: 'Aanpassen: Datum' }).click();
  await expectLastMessage(page, 'Welke dag past voor u?');
  await tapAnswer(page, 'Andere datum');
  const later = dayFromToday(20);
  await openQuestion(page).getByLabel('Of kies in de kalender').fill(later);
  await tapAnswer(page, 'Antwoord geven');
  await expectLastMessage(page, `Ik noteer ${fullDate(later)}.`, 'Heeft u nog speciale wensen?');
  await expect(notes).toHaveValue('De bel is stuk.');
  await tapAnswer(page, 'Antwoord geven');
  await tapAnswer(page, 'Aanpassen: Tijd');
  await tapAnswer(page, 'Laat staan: 14.30 uur');
  await tapAnswer(page, 'Aanpassen: Wensen');
  await typeWishes();
  expect(await summaryOf(page)).toMatchObject({
    Dienst: 'Tuinonderhoud',
    Tijd: '14.30 uur',
    Adres: 'Veldstraat 5, 9000 Gent',
    Duur: '3 uur',
    Wensen: 'De bel is stuk. Klop hard.',
  });

  async function typeWishes() {
    await expect(notes).toHaveValue('De bel is stuk.');
    await notes.fill('De bel is stuk. Klop hard.');
    await tapAnswer(page, 'Antwoord geven');
  }

  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await answerDialog(page, 'Nee, terug');
  await expect(messages(page).first()).toContainText('Goedendag');
  await tapAnswer(page, 'Bevestig Aanvraag');
  await expect(messages(page).last()).toContainText('Uw aanvraag is verstuurd en ingediend.', flushed);
  // One line while it was sent, without a word about the internet.
  await expect(messages(page).nth(-2)).toContainText('Uw aanvraag is bewaard en vertrekt nu.');
  await expect(chatLog(page)).not.toContainText('internet');
  expect(await storedRequests(firebase, maria.uid)).toMatchObject([
    {
      task_category_id: 'garden',
      request_date: later,
      preferred_time: '14:30',
      address: 'Veldstraat 5, 9000 Gent',
      hours_requested: 3,
      notes: 'De bel is stuk. Klop hard.',
    },
  ]);
  await tapAnswer(page, 'Nog een dienst aanvragen');
  await expect(openQuestion(page)).toBeFocused();
  await expect(messages(page)).toHaveCount(1);
  await tapAnswer(page, 'Vervoer');
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await answerDialog(page, 'Ja, opnieuw beginnen');
  await expect(messages(page)).toHaveCount(1);
  await expect(openQuestion(page)).toBeFocused();
});

test('a conversation left for 20 hours continues, and asks for another day when the chosen one has become too near', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=chat-help');
  await tapAnswer(page, 'Gezelschap');
  await tapAnswer(page, dayWithWeekday(dayFromToday(3)));
  await tapAnswer(page, '10 uur');
  await expectLastMessage(page, 'Hoe vaak wilt u hulp?');
  const yesterday = dayFromToday(2);
  await editDraft(page, {
    olderByMs: 20 * 3_600_000,
    values: { answers: { service: 'companionship', date: yesterday, time: '10:00' } },
  });
  // Messages from before a reload are not announced again: the live region gets no additions.
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.defineProperty(window, 'addedToLog', { value: added });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const log = target instanceof Element ? target.closest('[role=log][aria-live=polite]') : null;
        if (log !== null && addedNodes.length > 0) added.push(log.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expectLastMessage(page, `U koos ${dayWithWeekday(yesterday)}. Die dag is nu te dichtbij.`);
  await expect(chatLog(page)).toHaveAttribute('aria-live', 'polite');
  const addedToLog = () => page.evaluate(() => (window as unknown as { addedToLog: string[] }).addedToLog.length);
  expect(await addedToLog()).toBe(0);
  await tapAnswer(page, dayWithWeekday(dayFromToday(5)));
  await expectLastMessage(page, 'Hoe vaak wilt u hulp?');
  expect(await addedToLog()).toBeGreaterThan(0);
});

// spec: 8.dashboard.services-unreadable 8.dashboard.services-unreadable-chat 8.dashboard.chat-request-failed
test('the chat reports failures: no services, nothing stored and nothing sent, and a rejection', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.setMode('firestore', 'refuse');
  // The services are not cached on this device yet. No page of the app is open that could still store them.
  await page.goto(`${tablet.origin}/robots.txt`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('madelief');
        opening.onerror = () => reject(new Error('there is no database'));
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('cache', 'readwrite');
          clearing.objectStore('cache').clear();
          clearing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(`${tablet.origin}/dashboard?tab=chat-help`);
  await expect(page.getByText('Fout bij het ophalen van diensten')).toBeVisible();
  await expect(page.getByText('Er ging iets mis bij het ophalen van diensten')).toBeVisible();
  // Tapped while it still fails: as soon as reading succeeds the chat goes on by itself, and the button is gone.
  await tapAnswer(page, 'Diensten opnieuw laden');
  tablet.network.restore();
  await expect(openQuestion(page).getByRole('button', { name: 'Vervoer', exact: true })).toBeVisible({
    timeout: 45_000,
  });
  await tapAnswer(page, 'Vervoer');
  await tapAnswer(page, dayWithWeekday(dayFromToday(3)));
  await tapAnswer(page, '8 uur');
  await tapAnswer(page, 'Eenmalig');
  await tapAnswer(page, home);
  await tapAnswer(page, '1 uur');
  await tapAnswer(page, 'Geen speciale wensen');

  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { put: IDBObjectStore.prototype.put, add: IDBObjectStore.prototype.add });
    Object.assign(IDBObjectStore.prototype, { put: full, add: full });
  });
  tablet.network.cut();
  await tapAnswer(page, 'Bevestig Aanvraag');
  const failure =
    'Er is een fout opgetreden bij het indienen van je aanvraag. Probeer het later opnieuw of neem contact op met onze ondersteuning.';
  await expect(messages(page).last()).toContainText(failure, flushed);
  await expect(openQuestion(page).getByText('Fout', { exact: true })).toBeVisible();
  await expect(openQuestion(page).getByRole('link', { name: /^Bel / })).toBeVisible();
  expect(await summaryOf(page)).toMatchObject({ Dienst: 'Vervoer', Tijd: '8 uur', Adres: home });

  await page.evaluate(() => {
    const { put, add } = window as unknown as Pick<IDBObjectStore, 'put' | 'add'>;
    Object.assign(IDBObjectStore.prototype, { put, add });
  });
  // The profile is removed between the summary and the sending: the server rejects the request.
  await removeProfile(firebase, maria.uid);
  await tapAnswer(page, 'Bevestig Aanvraag');
  await expectLastMessage(page, 'Uw aanvraag is bewaard op dit toestel.');
  tablet.network.restore();
  await expect(messages(page).last()).toContainText('Uw aanvraag is niet verstuurd.', flushed);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
});

// spec: 8.dashboard.chat-without-profile
test('without a senior profile the chat reports it and sends nothing, in both languages', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person({ profile: false });
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=chat-help');
  const problem =
    'Er is een probleem met uw profiel. U heeft geen geregistreerd senior profiel. Neem contact op met onze ondersteuning.';
  await expectLastMessage(page, problem);
  await expect(page.getByText('Profiel probleem')).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(messages(page).last()).toContainText('You have no registered senior profile.');
  await tapAnswer(page, 'Groceries');
  await tapAnswer(page, 'Another date');
  const tuesday = firstWeekday(2, dayFromToday(3));
  await typeAnswer(page, 'Write a date', 'next Tuesday');
  await expectLastMessage(page, 'I have noted Tuesday ');
  await tapAnswer(page, 'Another time');
  await typeAnswer(page, 'Write a time', 'half past two');
  await expectLastMessage(page, 'I have noted 14:30 in the afternoon.');
  await tapAnswer(page, 'Once');
  await tapAnswer(page, home);
  await tapAnswer(page, '2 hours');
  await tapAnswer(page, 'No special wishes');
  const facts = await summaryOf(page);
  expect(facts).toMatchObject({
    Service: 'Groceries',
    Time: '14:30',
    'How long': '2 hours',
    Wishes: 'No special wishes',
  });
  expect(facts['Date']).toContain(`Tuesday ${Number(tuesday.slice(8))} `);
  await tapAnswer(page, 'Confirm Request');
  await expectLastMessage(page, 'You have no registered senior profile.');
  await expect(openQuestion(page).getByRole('button', { name: 'Confirm Request' })).toBeVisible();
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
});

test('the chat works with the keyboard alone: the focus follows each answer', async ({ device, person, firebase }) => {
  const maria = await person();
  const phone = await device({ width: 360, height: 740 });
  const page = await signIn(phone, maria, '/dashboard?tab=chat-help');
  const { keyboard } = page;
  await openQuestion(page).focus();

  async function tabTo(name: string) {
    const target = openQuestion(page).getByRole('button', { name, exact: true });
    for (let step = 0; step < 25; step += 1) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  }

  async function press(name: string) {
    await tabTo(name);
    await afterDoubleTapWindow(page);
    await keyboard.press('Enter');
  }

  await press('Huishoudelijke hulp');
  await expect(openQuestion(page)).toBeFocused();
  await expect(openQuestion(page)).toHaveAccessibleName(/Welke dag past voor u\?$/);
  await expect(openQuestion(page)).toBeInViewport();
  await press('Andere datum');
  await expect(page.getByLabel('Schrijf een datum')).toBeFocused();
  await keyboard.type(`${dayAndMonth(dayFromToday(10))}`);
  await keyboard.press('Enter');
  await expect(openQuestion(page)).toBeFocused();
  await expectLastMessage(page, `Ik noteer ${fullDate(dayFromToday(10))}.`);
  await press('9 uur');
  await press('Elke maand');
  await expect(openQuestion(page).getByRole('button', { name: 'Tot ik stop' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await press('Tot ik stop');
  await press(home);
  await press('4 uur');
  await press('Geen speciale wensen');
  await expect(openQuestion(page)).toBeFocused();
  await press('Aanpassen: Duur');
  await press('5 uur');
  await press('Bevestig Aanvraag');
  await expect(openQuestion(page)).toBeFocused();
  await arrived(firebase, maria, 1);
  expect(await storedRequests(firebase, maria.uid)).toMatchObject([
    { request_date: dayFromToday(10), preferred_time: '09:00', frequency: 'monthly', hours_requested: 5 },
  ]);
});

test('an answer can be spoken after consent, is repeated first, and messages are read aloud', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  await withFakeSpeech(tablet.page());
  const page = await signIn(tablet, maria, '/dashboard?tab=chat-help');

  const greeting = messages(page).first();
  await greeting.getByRole('button', { name: /^Lees voor/ }).click();
  expect(await readAloud(page)).toMatchObject([{ lang: 'nl-BE' }]);
  expect((await readAloud(page))[0]?.text).toContain('Waarmee kunnen wij u helpen?');
  await finishReading(page);
  await expect(greeting.getByRole('button', { name: /^Lees voor/ })).toBeVisible();
  await afterDoubleTapWindow(page);
  await greeting.getByRole('button', { name: /^Lees voor/ }).click();
  await afterDoubleTapWindow(page);
  await greeting.getByRole('button', { name: 'Stop met voorlezen' }).click();
  await expect(greeting.getByRole('button', { name: /^Lees voor/ })).toBeVisible();

  await tapAnswer(page, 'Gezelschap');
  await tapAnswer(page, 'Andere datum');
  await tapAnswer(page, 'Spreek uw antwoord in');
  await expect(page.getByRole('dialog')).toContainText('zoals Google of Apple');
  await answerDialog(page, 'Nee, ik schrijf liever');
  expect(await isListening(page)).toBe(false);
  await tapAnswer(page, 'Spreek uw antwoord in');
  await answerDialog(page, 'Ja, dat mag');
  await expect(page.getByText('Ik luister. Spreek nu.')).toBeVisible();
  await failRecognition(page, 'network');
  await expect(page.getByText('Spreken lukt niet zonder internet.')).toBeVisible();
  await tapAnswer(page, 'Spreek uw antwoord in');
  await speakIntoMicrophone(page, 'volgende zondag');
  await expect(page.getByText('U zei: "volgende zondag". Klopt dat?')).toBeVisible();
  // Nothing is sent before the person agrees.
  await expectLastMessage(page, 'Welke dag past voor u?');
  await tapAnswer(page, 'Nee, opnieuw');
  await speakIntoMicrophone(page, 'volgende dinsdag');
  await tapAnswer(page, 'Ja');
  await expectLastMessage(page, `Ik noteer ${fullDate(firstWeekday(2, dayFromToday(3)))}.`);

  // Consent is stored on this device for this person, and can be withdrawn.
  await page.reload();
  await tapAnswer(page, 'Ander uur');
  await tapAnswer(page, 'Spreek uw antwoord in');
  await expect(page.getByText('Ik luister. Spreek nu.')).toBeVisible();
  await tapAnswer(page, 'Stop met luisteren');
  expect(await isListening(page)).toBe(false);
  await tapAnswer(page, 'Niet meer luisteren');
  await expect(page.getByText('Uw toestel luistert niet meer.')).toBeVisible();
  await tapAnswer(page, 'Spreek uw antwoord in');
  await expect(page.getByRole('dialog')).toBeVisible();
});
