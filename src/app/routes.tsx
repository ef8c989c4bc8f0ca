import { ownDataAddress } from '#domain/privacy/own-data-address.ts';
import { erasureAddress } from '#domain/privacy/erasure-address.ts';
import { giftAddress } from '#domain/gifts/gift-address.ts';
import { lazy, type ComponentType } from 'react';
import { loadTexts } from '#i18n/load-texts.ts';
import type { LazyNamespace } from '#i18n/lazy-texts.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import { patterns } from './paths.ts';

export interface AppRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

/** A page as its own chunk, ready when its texts are loaded. */
function page(load: () => Promise<ComponentType>, ...texts: readonly LazyNamespace[]): ComponentType {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    return { default: Page };
  });
}

const ToDocument = page(async () => (await import('./to-document.tsx')).ToDocument);

/** Every route of the app behind app.html. Public pages and staff's app are separate documents. */
export const appRoutes: readonly AppRoute[] = [
  ...[...Object.values(publicPaths), patterns.staff].map((path) => ({ path, Page: ToDocument })),
  { path: patterns.login, Page: page(async () => (await import('./account/login-page.tsx')).LoginPage) },
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
  { path: patterns.review, Page: page(async () => (await import('./review/review-page.tsx')).ReviewPage, 'review') },
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
    Page: page(async () => (await import('./settings/settings-page.tsx')).SettingsPage, 'settings'),
  },
  { path: patterns.dashboard, Page: page(async () => (await import('./senior/dashboard-page.tsx')).DashboardPage) },
  {
    path: patterns.forWhom,
    Page: page(async () => (await import('./family/family-page.tsx')).FamilyPage, 'for-whom', 'family'),
  },
  {
    path: giftAddress,
    Page: page(async () => (await import('./family/gift-page.tsx')).GiftPage, 'gift', 'receipts'),
  },
  {
    path: patterns.install,
    Page: page(async () => (await import('./settings/install-route.tsx')).InstallRoute, 'pwa'),
  },
  { path: '*', Page: page(async () => (await import('./errors/not-found-page.tsx')).NotFoundPage) },
];
