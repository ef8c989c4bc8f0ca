/** Paths of the app itself, as opposed to the public pages (src/i18n/public-routes.ts). */
export const appPaths = {
  login: '/login',
  registration: '/registration',
  resetPassword: '/reset-password',
  confirmPassword: '/reset-password/confirm',
  authCallback: '/auth/callback',
  review: '/review',
  settings: '/instellingen',
  dashboard: '/dashboard',
  admin: '/admin',
  install: '/installeren',
} as const;
