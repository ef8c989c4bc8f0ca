import type { Page } from 'playwright-core';
import type { Language } from '../texts.ts';
import { takeSteps } from './measure-page.ts';

/** Switches an open screen to a language in place, as when the person chooses it in another tab. */
export async function showIn(page: Page, language: Language): Promise<void> {
  await takeSteps(page, [{ do: 'show', language }]);
}
