/** Addresses of the app itself: what needs more than the pages that anybody may read (visitor-place.ts). */
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
