import type { ComponentType } from 'react';
import type { LaterNamespace } from '#i18n/later-texts.ts';
import type { PublicPageName } from '#lib/public-routes.ts';

interface PublicPage {
  readonly texts: readonly LaterNamespace[];
  readonly load: () => Promise<ComponentType>;
}

/** What each public page is made of: nothing of another one, nothing of the app behind the login. */
export const publicPages: Readonly<Record<PublicPageName | 'not-found', PublicPage>> = {
  home: { texts: ['landing'], load: async () => (await import('./landing-page.tsx')).LandingPage },
  waitingList: { texts: ['forms'], load: async () => (await import('./forms/waiting-list-page.tsx')).WaitingListPage },
  employerTip: { texts: ['forms'], load: async () => (await import('./forms/employer-tip-page.tsx')).EmployerTipPage },
  thanks: { texts: ['thanks'], load: async () => (await import('./thanks-page.tsx')).ThanksPage },
  invest: { texts: ['winwin'], load: async () => (await import('./winwin-page.tsx')).WinwinPage },
  terms: { texts: ['terms'], load: async () => (await import('./terms-page.tsx')).TermsPage },
  privacy: { texts: ['privacy'], load: async () => (await import('./privacy-page.tsx')).PrivacyPage },
  'not-found': { texts: [], load: async () => (await import('./public-not-found-page.tsx')).PublicNotFoundPage },
};
