import type { Language } from '#i18n/languages.ts';
import type { VisitorPlace } from '#lib/visitor-place.ts';
import { visitorPages } from './visitor-pages.ts';

const files: Readonly<Record<keyof typeof visitorPages, string>> = {
  home: 'landing-page.tsx',
  waitingList: 'forms/waiting-list-page.tsx',
  employerTip: 'forms/employer-tip-page.tsx',
  thanks: 'thanks-page.tsx',
  invest: 'winwin-page.tsx',
  terms: 'terms-page.tsx',
  privacy: 'privacy-page.tsx',
  'not-found': 'visitor-not-found-page.tsx',
};

/**
 * What the browser will fetch to draw a page, as files of this project. A page says so in its head, or each would be
 * found out about only when the one before has come.
 */
export function pageSources(page: VisitorPlace['page'], language: Language): readonly string[] {
  const name = page ?? 'not-found';
  const texts = ['common', 'visitors', ...visitorPages[name].texts];
  return [`src/app/visitor/${files[name]}`, ...texts.map((each) => `src/i18n/${language}/${each}.ts`)];
}
