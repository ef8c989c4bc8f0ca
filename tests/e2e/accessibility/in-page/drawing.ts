/** Ends what hangs: a language that is shown for the first time loads its texts. */
const longestMs = 45_000;

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

/** Switches the page to a language in place, as when the person chooses it in another tab. */
export async function showLanguage(code: string): Promise<void> {
  const key = 'madelief.language';
  localStorage.setItem(key, code);
  dispatchEvent(new StorageEvent('storage', { key }));
  const end = performance.now() + longestMs;
  while (document.documentElement.lang !== code) {
    if (performance.now() > end) throw new Error(`the page does not show the language "${code}"`);
    await nextFrame();
  }
  // React draws the texts after the attribute has changed.
  await untilDrawn();
}
