/** Ends what hangs: a language that is shown for the first time loads its texts. */
const languageMs = 45_000;
/** A heading that is missing then is a finding of axe. */
const headingMs = 10_000;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** What has changed is drawn in the frame after the next. */
export async function untilDrawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** What fades in has its own colour at the end. Animations without an end are of what waits. */
export async function untilAnimated(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** @returns false when it has not come in that time. */
async function until(isThere: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!isThere()) {
    if (performance.now() > end) return false;
    await nextFrame();
  }
  return true;
}

/** Switches the page to a language in place, as when the person chooses it in another tab, and waits for its heading. */
export async function showLanguage(code: string): Promise<void> {
  const key = 'madelief.language';
  localStorage.setItem(key, code);
  dispatchEvent(new StorageEvent('storage', { key }));
  if (!(await until(() => document.documentElement.lang === code, languageMs))) {
    throw new Error(`the page does not show the language "${code}"`);
  }
  await until(() => document.querySelector('h1')?.checkVisibility() ?? false, headingMs);
  // React draws the texts after the attribute has changed.
  await untilDrawn();
}
