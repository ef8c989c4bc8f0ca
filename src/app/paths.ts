import { ownDataAddress } from '#domain/privacy/own-data-address.ts';
import { appPaths } from '#lib/app-paths.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import type { DashboardTab } from './senior/dashboard-tabs.ts';

/** Every route, as the pattern that the router matches. */
export const patterns = {
  ...publicPaths,
  ...appPaths,
  /** Pages of staff's app, which are other documents. */
  staff: `${staffPaths.today}/*`,
} as const;

/** The first message on /login: a link was followed, or why it could not be (spec.md section 4). */
export type LoginMessage = { readonly verified: 'true' } | { readonly reset: 'success' } | { readonly error: string };

/** Builds every address of the app; no other file composes one. */
export const hrefs = {
  home: () => patterns.home,
  login: (message?: LoginMessage) =>
    message === undefined ? patterns.login : `${patterns.login}?${new URLSearchParams(message).toString()}`,
  registration: () => patterns.registration,
  resetPassword: () => patterns.resetPassword,
  newPassword: () => `${patterns.resetPassword}?type=recovery`,
  confirmPassword: () => patterns.confirmPassword,
  authCallback: () => patterns.authCallback,
  /** The link in a mail adds `#token=…`. */
  review: () => patterns.review,
  settings: () => patterns.settings,
  dashboard: (tab: DashboardTab = 'overview') =>
    tab === 'overview' ? patterns.dashboard : `${patterns.dashboard}?tab=${tab}`,
  /** Staff's own app: a document navigation. */
  admin: () => staffPaths.today,
  install: () => patterns.install,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  ownData: () => ownDataAddress,
  accessibility: () => patterns.accessibility,
  invest: () => patterns.invest,
  thanks: () => patterns.thanks,
  waitingList: () => patterns.waitingList,
  employerTip: () => patterns.employerTip,
} as const;
