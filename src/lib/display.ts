import { type Contrast, contrasts, type TextSize, textSizes } from './device/display-choices.ts';
import { createListeners } from './listeners.ts';
import { writePreference, observePreference, readPreference } from './preferences.ts';

/** Display settings of this device. */
export interface Display {
  readonly textSize: TextSize;
  readonly contrast: Contrast;
}

/** Explicit choices; null means the device's preference applies. */
type Chosen = { readonly [Name in keyof Display]: string | null };

/** Must match the script of index.html that runs before first paint; a test compares the two. */
function displayOf(chosen: Chosen, deviceWantsContrast: boolean): Display {
  const byDevice = deviceWantsContrast ? 'more' : 'normal';
  return {
    textSize: textSizes.find((size) => size === chosen.textSize) ?? '100',
    contrast: contrasts.find((contrast) => contrast === chosen.contrast) ?? byDevice,
  };
}

const moreContrastQuery = '(prefers-contrast: more)';

const readChosen = (): Chosen => ({ textSize: readPreference('text-size'), contrast: readPreference('contrast') });

/** In memory as well: when storage is forbidden, a choice still lasts as long as the page. */
let chosen: Chosen = { textSize: null, contrast: null };
let display: Display = displayOf(chosen, false);
const listeners = createListeners();

function mark(name: 'textSize' | 'contrast', value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

function show(next: Chosen): void {
  chosen = next;
  display = displayOf(chosen, matchMedia(moreContrastQuery).matches);
  mark('textSize', display.textSize === '100' ? null : display.textSize);
  mark('contrast', display.contrast === 'more' ? 'more' : null);
  listeners.notify();
}

/** Follows changes by other tabs and of the device's preferences while the page lives. */
export function startDisplay(): void {
  show(readChosen());
  observePreference('text-size', () => show(readChosen()));
  observePreference('contrast', () => show(readChosen()));
  matchMedia(moreContrastQuery).addEventListener('change', () => show(chosen));
}

export function currentDisplay(): Display {
  return display;
}

/** Calls the listener at every change until the returned function is called. */
export const observeDisplay = listeners.add;

export function chooseTextSize(textSize: TextSize): void {
  writePreference('text-size', textSize);
  show({ ...chosen, textSize });
}

export function chooseContrast(contrast: Contrast): void {
  writePreference('contrast', contrast);
  show({ ...chosen, contrast });
}
