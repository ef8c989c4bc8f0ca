import { appPaths } from '#lib/app-paths.ts';
import { isStaffAddress, staffPaths } from '#domain/staff/staff-paths.ts';
import { publicPaths } from '#i18n/public-routes.ts';

/** Views of the dashboard by their value of `?tab=`. The first is the default. */
export const dashboardTabs = [
  'overview',
  'request-service',
  'chat-help',
  'my-requests',
  'credits',
  'messages',
  'circle',
  'profile',
] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/** An unknown value resolves to the overview. */
export function toDashboardTab(value: unknown): DashboardTab {
  return dashboardTabs.find((tab) => tab === value) ?? 'overview';
}

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
  /** The link in a mail adds `?token=…`. */
  review: () => patterns.review,
  settings: () => patterns.settings,
  dashboard: (tab: DashboardTab = 'overview') =>
    tab === 'overview' ? patterns.dashboard : `${patterns.dashboard}?tab=${tab}`,
  /** Staff's own app: a document navigation. */
  admin: () => staffPaths.today,
  install: () => patterns.install,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  invest: () => patterns.invest,
  thanks: () => patterns.thanks,
  waitingList: () => patterns.waitingList,
  employerTip: () => patterns.employerTip,
} as const;

const pathOf = (address: string) => address.split(/[?#]/)[0];

/**
 * Where a person arrives who has just signed in: the address that was asked for, its query included. Staff have no
 * dashboard; a senior who asked for the page of staff is told there that it is not hers.
 */
export function homeOf(who: 'senior' | 'staff', from: string | undefined): string {
  if (who === 'senior') return from ?? hrefs.dashboard();
  return from !== undefined && isStaffAddress(from) ? from : hrefs.admin();
}

/**
 * Whether to return to an address after login: only an address of this app that requires one, so no other site in
 * disguise (`//evil.test`).
 */
export function isReturnAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  return pathOf(value) === patterns.dashboard || isStaffAddress(value);
}
