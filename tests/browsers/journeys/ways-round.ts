import assert from 'node:assert/strict';
import { hrefs } from '#app/paths.ts';
import { pwa } from '#i18n/nl/pwa.ts';
import { createPerson } from '#tests/people/create-person.ts';
import type { EngineName } from '../engines/engine.ts';
import type { Screen } from '../engines/screen.ts';
import { button, heading, signIn, untilSaid, untilShown } from '../steps.ts';
import type { Journey } from './journey.ts';

/** What the product can do without; docs/browsers.md says how. */
interface Abilities {
  readonly backgroundSync: boolean;
  readonly strictDurability: boolean;
  readonly installPrompt: boolean;
  readonly speechRecognition: boolean;
  readonly idleCallback: boolean;
}

/** As docs/browsers.md has it: when an engine learns or forgets something, this fails and the page is corrected. */
const known: Readonly<Partial<Record<EngineName, Abilities>>> = {
  webkit: {
    backgroundSync: false,
    strictDurability: true,
    installPrompt: false,
    speechRecognition: false,
    idleCallback: false,
  },
  firefox: {
    backgroundSync: false,
    strictDurability: true,
    installPrompt: false,
    speechRecognition: false,
    idleCallback: true,
  },
};

const strictDurability = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('durability');
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('rows', 'readwrite', { durability: 'strict' });
    asked.oncomplete = () => { opening.result.close(); indexedDB.deleteDatabase('durability'); };
    asked.objectStore('rows').put(1, 1);
    resolve(asked.durability === 'strict');
  };
})`;

async function abilitiesOf(screen: Screen): Promise<Abilities> {
  const has = async (expression: string) => (await screen.evaluate(expression)) === true;
  return {
    backgroundSync: await has(`'sync' in ServiceWorkerRegistration.prototype`),
    strictDurability: await has(strictDurability),
    installPrompt: await has(`'onbeforeinstallprompt' in window`),
    speechRecognition: await has(`'SpeechRecognition' in window || 'webkitSpeechRecognition' in window`),
    idleCallback: await has(`'requestIdleCallback' in window`),
  };
}

/** Background Sync and durability: the main journey closes the browser and finds the request again. */
export const waysRound: Journey = {
  title: 'does without what the engine lacks, and does not offer it',
  async play({ device, firebase, engine }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria, '/dashboard?tab=chat-help');
    const abilities = await abilitiesOf(screen);
    if (known[engine.name] !== undefined) assert.deepEqual(abilities, known[engine.name]);
    await untilSaid(screen, 'Waarmee kunnen wij u helpen?');
    assert.equal(await screen.shows(button('Spreek uw antwoord in')), abilities.speechRecognition);

    await screen.open(`${device.origin}${hrefs.install()}`);
    await untilShown(screen, heading(pwa.install.title));
    await untilSaid(screen, pwa.install.steps.ipad.choose);
    if (!abilities.installPrompt) {
      await untilSaid(screen, pwa.install.advice);
      assert.equal(await screen.shows(button(pwa.install.now.button)), false);
    }
  },
};
