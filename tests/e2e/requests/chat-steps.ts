import type { Locator, Page } from 'playwright-core';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow } from '../steps.ts';

/** The messages, oldest first. */
export const chatLog = (page: Page): Locator => page.getByRole('log');

/** The text of each message, preceded by the speaker's name. */
export const messages = (page: Page): Locator => chatLog(page).getByRole('listitem');

/** The controls that answer the open question. */
export const openQuestion = (page: Page): Locator => page.getByRole('main').locator('[role=group][tabindex="-1"]');

export async function openChat(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Chat Hulp' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat met Madelief');
  await expect(openQuestion(page)).toBeVisible();
}

/** Taps an answer, after the delay that suppresses double taps. */
export async function tapAnswer(page: Page, name: string | RegExp): Promise<void> {
  const button = openQuestion(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  await expect(button).toBeVisible();
  await afterDoubleTapWindow(page);
  await button.click();
}

/** Types an answer into the field with this label, and sends it with Enter. */
export async function typeAnswer(page: Page, label: string, text: string): Promise<void> {
  const field = openQuestion(page).getByLabel(label, { exact: true });
  await field.fill(text);
  await afterDoubleTapWindow(page);
  await field.press('Enter');
}

/** The assistant's last message. */
export async function expectLastMessage(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(messages(page).last()).toContainText(text);
}

/** The names and values of the summary, without the buttons beside them. */
export async function summaryOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const facts = openQuestion(page).locator('dl > div');
  await facts.first().waitFor();
  const pairs = await facts.evaluateAll((rows) =>
    rows.map((row) => {
      const value = row.querySelector('dd');
      return [row.querySelector('dt')?.innerText, (value?.querySelector('span') ?? value)?.innerText];
    }),
  );
  return Object.fromEntries(pairs);
}

/**
 * Fakes of the browser's speech recognition and synthesis. `window.hear(words)` is a recognised sentence,
 * `window.failRecognition(error)` a recognition error; `window.spoken` lists the texts that were read aloud.
 */
export async function withFakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Ear {
      lang: string;
      onresult: ((event: unknown) => void) | null;
      onerror: ((event: unknown) => void) | null;
      onend: (() => void) | null;
    }
    let ear: Ear | null = null;
    const listenWith = (listener: Ear) => {
      ear = listener;
    };
    class FakeRecognition implements Ear {
      lang = '';
      onresult: Ear['onresult'] = null;
      onerror: Ear['onerror'] = null;
      onend: Ear['onend'] = null;
      start() {
        listenWith(this);
      }
      abort() {
        ear = null;
      }
    }
    const spoken: { text: string; lang: string; end: () => void }[] = [];
    const voices = [
      { lang: 'nl-NL', localService: false, name: 'far away' },
      { lang: 'nl-BE', localService: true, name: 'here' },
    ];
    class FakeUtterance extends EventTarget {
      lang = '';
      voice: unknown = null;
      rate = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: FakeUtterance) =>
        spoken.push({
          text: utterance.text,
          lang: utterance.lang,
          end: () => utterance.dispatchEvent(new Event('end')),
        }),
      cancel: () => undefined,
    });
    const put = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
    put('SpeechRecognition', FakeRecognition);
    put('webkitSpeechRecognition', FakeRecognition);
    put('speechSynthesis', synthesis);
    put('SpeechSynthesisUtterance', FakeUtterance);
    put('spoken', spoken);
    put('hear', (words: string) => {
      const heard = ear;
      ear = null;
      heard?.onresult?.({ results: { length: 1, 0: { 0: { transcript: words } } } });
      heard?.onend?.();
    });
    put('failRecognition', (error: string) => {
      const heard = ear;
      ear = null;
      heard?.onerror?.({ error });
      heard?.onend?.();
    });
    put('isListening', () => ear !== null);
  });
}

/** A browser without speech recognition and synthesis. */
export async function withoutSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis']) {
      Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Window.prototype, name);
    }
  });
}

interface SpeechWindow {
  hear(words: string): void;
  failRecognition(error: string): void;
  isListening(): boolean;
  readonly spoken: readonly { readonly text: string; readonly lang: string; end(): void }[];
}

/** Simulates a spoken sentence; the microphone must be on. */
export async function speakIntoMicrophone(page: Page, words: string): Promise<void> {
  await page.evaluate((said) => (window as unknown as SpeechWindow).hear(said), words);
}

export async function failRecognition(page: Page, error: string): Promise<void> {
  await page.evaluate((why) => (window as unknown as SpeechWindow).failRecognition(why), error);
}

export async function isListening(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as SpeechWindow).isListening());
}

/** The texts that were read aloud so far. */
export async function readAloud(page: Page): Promise<readonly { readonly text: string; readonly lang: string }[]> {
  return page.evaluate(() => (window as unknown as SpeechWindow).spoken.map(({ text, lang }) => ({ text, lang })));
}

export async function finishReading(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as SpeechWindow).spoken.at(-1)?.end());
}
