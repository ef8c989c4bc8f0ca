/**
 * Paths of the senior's app, as opposed to the public pages (src/i18n/public-routes.ts) and staff's app
 * (src/domain/staff/staff-paths.ts).
 */
export const appPaths = {
  login: '/login',
  registration: '/registration',
  resetPassword: '/reset-password',
  confirmPassword: '/reset-password/confirm',
  authCallback: '/auth/callback',
  review: '/review',
  invitation: '/uitnodiging',
  settings: '/instellingen',
  dashboard: '/dashboard',
  forWhom: '/voor-wie',
  install: '/installeren',
} as const;
