import type { Page } from 'playwright-core';
import { chat as chatEn } from '#i18n/en/chat.ts';
import { recurrence as recurrenceEn } from '#i18n/en/asking/recurrence.ts';
import { chat as chatNl } from '#i18n/nl/chat.ts';
import { recurrence as recurrenceNl } from '#i18n/nl/asking/recurrence.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import {
  failRecognition,
  messages,
  openQuestion,
  speakIntoMicrophone,
  tapAnswer,
  typeAnswer,
  withFakeSpeech,
} from '../requests/chat-steps.ts';
import { expect } from '../fixtures.ts';
import type { Look } from './screens.ts';
import { afterDoubleTapWindow, chooseLanguage } from '../steps.ts';
import { inEveryLanguage, type Language, languageNames, words } from '../texts.ts';

const recurrenceWords = inEveryLanguage(recurrenceNl, recurrenceEn);
const chatWords = inEveryLanguage(chatNl, chatEn);

/** Longer than any line, and one very long word. */
const longNotes = `${'Lorem ipsum dolor sit amet '.repeat(20)}${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`;

async function enterChat(device: Device, person: Person, language: Language): Promise<Page> {
  const page = device.page();
  const { session } = words[language];
  await withFakeSpeech(page);
  await page.goto(`${device.origin}/dashboard?tab=chat-help`);
  await chooseLanguage(page, languageNames[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByLabel(session.email).fill(person.email);
  await page.getByLabel(session.password, { exact: true }).fill(person.password);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await expect(openQuestion(page)).toBeVisible();
  return page;
}

/** Answers the open question with its first, or another, button. */
async function tapNth(page: Page, index: number): Promise<void> {
  const before = await messages(page).count();
  const button = openQuestion(page).getByRole('button').nth(index);
  await expect(button).toBeVisible();
  await afterDoubleTapWindow(page);
  await button.click();
  await expect(messages(page)).not.toHaveCount(before);
}

/** Signs in and inspects every state of the chat; the device can speak and listen. */
export async function visitChat(device: Device, person: Person, language: Language, look: Look): Promise<void> {
  const chat = chatWords[language];
  const page = await enterChat(device, person, language);
  await expect(openQuestion(page).getByRole('button')).toHaveCount(6);
  await look(page, 'chat: which service');
  await tapNth(page, 3);
  await look(page, 'chat: which day');
  await tapAnswer(page, chat['other-date']);
  await typeAnswer(page, chat['typed-date'], language === 'en' ? 'tomorrow' : 'morgen');
  await expect(openQuestion(page).getByText(chat.attention)).toBeVisible();
  await look(page, 'chat: too near a day');
  await typeAnswer(page, chat['typed-date'], 'x');
  await expect(openQuestion(page).getByText(chat.attention)).toHaveCount(0);
  await tapAnswer(page, chat.speak);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'chat: may the device listen');
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: chat['consent-yes'] }).click();
  await expect(page.getByText(chat.listening)).toBeVisible();
  await look(page, 'chat: a day not understood, listening');
  await speakIntoMicrophone(page, longNotes);
  await expect(openQuestion(page).getByRole('button', { name: chat['heard-yes'], exact: true })).toBeVisible();
  await look(page, 'chat: words said back');
  await tapAnswer(page, chat['heard-no']);
  await failRecognition(page, 'no-speech');
  await expect(page.getByText(chat['speak-no-speech'])).toBeVisible();
  await look(page, 'chat: nothing heard');
  await tapNth(page, 6);
  await tapAnswer(page, chat['other-time']);
  await look(page, 'chat: what time');
  await tapNth(page, 0);
  await expect(openQuestion(page).getByRole('button')).toHaveCount(4);
  await look(page, 'chat: how often');
  const { monthly, 'until-label': lastDay } = recurrenceWords[language];
  await tapAnswer(page, monthly);
  await typeAnswer(page, lastDay, '1-1-2000');
  await look(page, 'chat: a last day before the first');
  await typeAnswer(page, lastDay, '');
  // The home address is offered beside the button for another one.
  await expect(openQuestion(page).getByRole('button')).toHaveCount(2);
  await tapAnswer(page, chat['other-address']);
  await typeAnswer(page, chat['typed-address'], 'Donaudampfschifffahrtsgesellschaftsstraat');
  await look(page, 'chat: an address that is not complete');
  await tapNth(page, 0);
  await look(page, 'chat: how long');
  await tapNth(page, 7);
  await openQuestion(page).getByLabel(chat['typed-notes']).fill(longNotes);
  await look(page, 'chat: wishes');
  await tapAnswer(page, chat['give-answer']);
  await expect(openQuestion(page).getByRole('button', { name: chat.confirm })).toBeVisible();
  await look(page, 'chat: summary');
  await page.getByRole('button', { name: chat.restart }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'chat: begin again?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(openQuestion(page).getByRole('button', { name: chat.confirm })).toBeVisible();
  await look(page, 'chat: restored');

  device.expectNetworkFailures();
  device.network.cut();
  await tapAnswer(page, chat.confirm);
  await expect(messages(page).last()).toContainText(chat.saved);
  await look(page, 'chat: saved, not sent');
  device.network.restore();
}

/** The chat of a person without a senior profile. */
export async function visitChatWithoutProfile(device: Device, person: Person, language: Language, look: Look) {
  const chat = chatWords[language];
  const page = await enterChat(device, person, language);
  await expect(page.getByText(chat['profile-problem'])).toBeVisible();
  await expect(openQuestion(page).getByRole('button')).toHaveCount(6);
  await look(page, 'chat: no profile');
}
