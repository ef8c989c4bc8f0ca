import { ownDataAddress } from '#domain/privacy/own-data-address.ts';
import { erasureAddress } from '#domain/privacy/erasure-address.ts';
import { giftAddress } from '#domain/gifts/gift-address.ts';
import { lazy, type ComponentType } from 'react';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import type { LazyNamespace } from '#i18n/namespaces/lazy-texts.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import { patterns } from './paths.ts';

export interface AppRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

/** A page as its own chunk, ready when its texts are loaded; for people whom the app does not know yet. */
function entrancePage(load: () => Promise<ComponentType>, ...texts: readonly LazyNamespace[]): ComponentType {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    return { default: Page };
  });
}

/** The same, with the texts that most screens of the app use. */
const page: typeof entrancePage = (load, ...texts) =>
  entrancePage(
    async () => {
      const [Page] = await Promise.all([load(), loadFirstTexts()]);
      return Page;
    },
    ...texts,
  );

/** A page that reads what the server has; the others carry nothing of that. */
function readingPage(load: () => Promise<ComponentType>, ...texts: readonly LazyNamespace[]): ComponentType {
  return page(
    async () => {
      const [Page, { withQueries }] = await Promise.all([load(), import('./with-queries.tsx')]);
      return withQueries(Page);
    },
    ...texts,
  );
}

const ToDocument = entrancePage(async () => (await import('./to-document.tsx')).ToDocument);

/** Every route of the app behind app.html. Public pages and staff's app are separate documents. */
export const appRoutes: readonly AppRoute[] = [
  ...[...Object.values(publicPaths), patterns.staff].map((path) => ({ path, Page: ToDocument })),
  { path: patterns.login, Page: entrancePage(async () => (await import('./account/login-page.tsx')).LoginPage) },
  {
    path: patterns.registration,
    Page: page(async () => (await import('./account/registration-page.tsx')).RegistrationPage, 'account'),
  },
  {
    path: patterns.resetPassword,
    Page: page(async () => (await import('./account/reset-password-page.tsx')).ResetPasswordPage, 'account'),
  },
  {
    path: patterns.confirmPassword,
    Page: page(async () => (await import('./account/confirm-password-page.tsx')).ConfirmPasswordPage, 'account'),
  },
  {
    path: patterns.authCallback,
    Page: page(async () => (await import('./account/auth-callback-page.tsx')).AuthCallbackPage, 'account'),
  },
  {
    path: patterns.review,
    Page: readingPage(async () => (await import('./review/review-page.tsx')).ReviewPage, 'review'),
  },
  {
    path: patterns.invitation,
    Page: page(async () => (await import('./invitation/invitation-page.tsx')).InvitationPage, 'invitation'),
  },
  {
    path: erasureAddress,
    Page: page(async () => (await import('./account/confirm-erasure-page.tsx')).ConfirmErasurePage, 'erasure'),
  },
  {
    path: ownDataAddress,
    Page: page(async () => (await import('./account/own-data-page.tsx')).OwnDataPage, 'own-data'),
  },
  {
    path: patterns.settings,
    Page: entrancePage(async () => (await import('./settings/settings-page.tsx')).SettingsPage, 'settings'),
  },
  {
    path: patterns.dashboard,
    Page: readingPage(async () => (await import('./senior/dashboard-page.tsx')).DashboardPage),
  },
  {
    path: patterns.forWhom,
    Page: readingPage(async () => (await import('./family/family-page.tsx')).FamilyPage, 'for-whom', 'family'),
  },
  {
    path: giftAddress,
    Page: readingPage(async () => (await import('./family/gift-page.tsx')).GiftPage, 'gift', 'receipts'),
  },
  {
    path: patterns.install,
    Page: entrancePage(async () => (await import('./settings/install-route.tsx')).InstallRoute, 'pwa'),
  },
  { path: '*', Page: entrancePage(async () => (await import('./errors/not-found-page.tsx')).NotFoundPage) },
];
