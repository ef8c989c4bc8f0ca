import { appPaths } from '#lib/app-paths.ts';
import { publicPaths } from '#i18n/public-routes.ts';

/** Views of the dashboard, as `?tab=` names them. The first one needs no tab. */
export const dashboardTabs = ['overview', 'request-service', 'chat-help', 'my-requests', 'credits', 'profile'] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/** Anything that is no view of ours is the overview. */
export function toDashboardTab(value: unknown): DashboardTab {
  return dashboardTabs.find((tab) => tab === value) ?? 'overview';
}

/** Every route: the pattern that the router matches. */
export const patterns = {
  ...publicPaths,
  ...appPaths,
} as const;

/** What /login says at once: that a link was followed, or why it could not be (spec.md section 4). */
export type LoginNews = { readonly verified: 'true' } | { readonly reset: 'success' } | { readonly error: string };

/** Every address of the app is made here; nothing else spells one out. */
export const hrefs = {
  home: () => patterns.home,
  login: (news?: LoginNews) =>
    news === undefined ? patterns.login : `${patterns.login}?${new URLSearchParams(news).toString()}`,
  registration: () => patterns.registration,
  resetPassword: () => patterns.resetPassword,
  newPassword: () => `${patterns.resetPassword}?type=recovery`,
  confirmPassword: () => patterns.confirmPassword,
  authCallback: () => patterns.authCallback,
  /** The link of a mail adds `?token=…`. */
  review: () => patterns.review,
  settings: () => patterns.settings,
  dashboard: (tab: DashboardTab = 'overview') =>
    tab === 'overview' ? patterns.dashboard : `${patterns.dashboard}?tab=${tab}`,
  admin: () => patterns.admin,
  install: () => patterns.install,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  invest: () => patterns.invest,
  thanks: () => patterns.thanks,
  waitingList: () => patterns.waitingList,
  employerTip: () => patterns.employerTip,
} as const;

/**
 * Whether an address may be returned to after logging in: one that needs a login, and no other site in disguise
 * (`//evil.test`).
 */
export function isReturnAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [path] = value.split(/[?#]/);
  return path === patterns.dashboard || path === patterns.admin;
}
