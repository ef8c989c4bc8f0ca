import type { Language } from '#i18n/languages.ts';
import type { PublicRoute } from '#lib/public-routes.ts';
import { publicPages } from './public-pages.ts';

const files: Readonly<Record<keyof typeof publicPages, string>> = {
  home: 'landing-page.tsx',
  waitingList: 'forms/waiting-list-page.tsx',
  employerTip: 'forms/employer-tip-page.tsx',
  thanks: 'thanks-page.tsx',
  invest: 'winwin-page.tsx',
  terms: 'terms-page.tsx',
  privacy: 'privacy-page.tsx',
  'not-found': 'public-not-found-page.tsx',
};

/**
 * What the browser will fetch to draw a page, as files of this project. A page says so in its head, or each would be
 * found out about only when the one before has come.
 */
export function pageSources(page: PublicRoute['page'], language: Language): readonly string[] {
  const name = page ?? 'not-found';
  const texts = ['common', 'visitors', ...publicPages[name].texts];
  return [`src/app/public/${files[name]}`, ...texts.map((each) => `src/i18n/${language}/${each}.ts`)];
}
