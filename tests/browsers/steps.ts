import type { Person } from '#tests/people/create-person.ts';
import type { EngineDevice } from './device.ts';
import type { Target } from './engines/find-in-page.ts';
import type { Screen } from './engines/screen.ts';
import { until } from './until.ts';

/** After this long without an effect a person taps again: a tap may be taken for the second of a double tap. */
const tapAgainAfterMs = 3_000;

const named = ({ role, name }: Target) => `${role} "${name}"`;

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });
export const radio = (name: string, group?: string): Target => ({
  role: 'radio',
  name,
  ...(group === undefined ? {} : { group }),
});
export const heading = (name: string): Target => ({ role: 'heading', name });

export const untilShown = (screen: Screen, target: Target) =>
  until(`${named(target)} is shown`, () => screen.shows(target));

export const untilSaid = (screen: Screen, words: string) =>
  until(`the page says "${words}"`, async () => (await screen.text()).includes(words));

export const untilNoLongerSaid = (screen: Screen, words: string) =>
  until(`the page no longer says "${words}"`, async () => !(await screen.text()).includes(words));

export const typeInto = (screen: Screen, label: string, text: string) =>
  until(`the field "${label}" takes a text`, () => screen.type(label, text));

export const chooseOption = (screen: Screen, label: string, option: string) =>
  until(`the list "${label}" offers "${option}"`, () => screen.choose(label, option));

/** Taps until the effect is there. The product must tolerate more taps than one: trembling hands make them. */
export async function tapUntil(screen: Screen, target: Target, effect: () => Promise<boolean>): Promise<void> {
  await until(`${named(target)} works`, async () => {
    if (await effect()) return true;
    if (!(await screen.tap(target))) return false;
    await until('', effect, tapAgainAfterMs).catch(() => undefined);
    return effect();
  });
}

export const tapUntilShown = (screen: Screen, target: Target, next: Target) =>
  tapUntil(screen, target, () => screen.shows(next));

export const tapUntilSaid = (screen: Screen, target: Target, words: string) =>
  tapUntil(screen, target, async () => (await screen.text()).includes(words));

/** Chooses a radio button, and sees it chosen. */
export const check = (screen: Screen, target: Target) => tapUntilShown(screen, target, { ...target, isChecked: true });

/** A browser that has never been here signs in, and arrives at this address. */
export async function signIn(
  device: EngineDevice,
  person: Pick<Person, 'email' | 'password'>,
  path = '/dashboard',
): Promise<Screen> {
  const screen = device.screen();
  await screen.open(`${device.origin}${path}`);
  await untilShown(screen, heading('Inloggen'));
  await typeInto(screen, 'E-mailadres', person.email);
  await typeInto(screen, 'Wachtwoord', person.password);
  await tapUntil(screen, button('Inloggen'), async () => {
    const address = await screen.address();
    return address.endsWith(path) && !(await screen.shows(heading('Inloggen')));
  });
  return screen;
}

/** From now on the app opens without a network. */
export async function untilWorkerControls(screen: Screen): Promise<void> {
  await until('the service worker controls the page', async () => {
    return (await screen.evaluate('navigator.serviceWorker.controller !== null')) === true;
  });
}
