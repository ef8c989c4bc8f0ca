import type { ComponentType } from 'react';
import type { LazyNamespace } from '#i18n/namespaces/lazy-texts.ts';
import type { PublicPageName } from '#i18n/public-routes.ts';
import { hrefs } from '../paths.ts';

interface PublicPage {
  readonly texts: readonly LazyNamespace[];
  /** The files that hydration imports one after the other, for the preloads of the page. */
  readonly sources: readonly string[];
  /** Imports the screen and passes what the app provides: a chunk of its own, without code of other pages. */
  readonly load: () => Promise<ComponentType>;
}

/** Every public page. A new page takes one line here and its address in src/lib/public-routes.ts. */
export const publicPages: Readonly<Record<PublicPageName | 'not-found', PublicPage>> = {
  home: {
    texts: ['landing', 'prices'],
    sources: [
      'src/app/public/landing-page.tsx',
      'src/features/public-forms/contact/contact-form.tsx',
      'src/app/public/forms/form-post.ts',
    ],
    load: async () => (await import('./landing-page.tsx')).LandingPage,
  },
  waitingList: {
    texts: ['forms'],
    sources: ['src/app/public/forms/form-pages.tsx'],
    load: async () => (await import('./forms/form-pages.tsx')).WaitingListPage,
  },
  employerTip: {
    texts: ['forms'],
    sources: ['src/app/public/forms/form-pages.tsx'],
    load: async () => (await import('./forms/form-pages.tsx')).EmployerTipPage,
  },
  thanks: {
    texts: ['thanks'],
    sources: ['src/features/thanks/thanks-screen.tsx'],
    load: async () => {
      const { ThanksScreen } = await import('#features/thanks/thanks-screen.tsx');
      return () => <ThanksScreen homeHref={hrefs.home()} accountHref={hrefs.registration()} />;
    },
  },
  invest: {
    texts: ['winwin'],
    sources: ['src/features/winwin/winwin-screen.tsx'],
    load: async () => (await import('#features/winwin/winwin-screen.tsx')).WinwinScreen,
  },
  terms: {
    texts: ['terms'],
    sources: ['src/features/legal/terms-screen.tsx'],
    load: async () => {
      const { TermsScreen } = await import('#features/legal/terms-screen.tsx');
      return () => <TermsScreen privacyHref={hrefs.privacy()} />;
    },
  },
  privacy: {
    texts: ['privacy'],
    sources: ['src/features/legal/privacy-screen.tsx'],
    load: async () => {
      const { PrivacyScreen } = await import('#features/legal/privacy-screen.tsx');
      return () => <PrivacyScreen termsHref={hrefs.terms()} ownDataHref={hrefs.ownData()} />;
    },
  },
  accessibility: {
    texts: ['accessibility'],
    sources: ['src/features/legal/accessibility-screen.tsx'],
    load: async () => (await import('#features/legal/accessibility-screen.tsx')).AccessibilityScreen,
  },
  'not-found': {
    texts: [],
    sources: ['src/app/errors/not-found-screen.tsx'],
    load: async () => (await import('../errors/not-found-screen.tsx')).NotFoundScreen,
  },
};
