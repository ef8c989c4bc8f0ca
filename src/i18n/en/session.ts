import type { session as dutch } from '../nl/session.ts';
import type { SameKeys } from '../same-keys.ts';

export const session = {
  title: 'Log in',
  email: 'E-mail address',
  password: 'Password',
  'show-password': 'Show password',
  'hide-password': 'Hide password',
  submit: 'Log in',
  'submit-busy': 'Logging in...',
  'already-signed-in': 'You are already logged in. Your dashboard is opening.',
  'checking-session': 'We are checking whether you are already logged in.',
  'email-invalid': 'Invalid e-mail address',
  'password-required': 'A password is required',
  'problems-title': 'Check these fields',
  'failure-title': 'Logging in did not work',
  verified: 'E-mail verified. You can log in now.',
  'password-reset': 'Password updated successfully. You can now log in with your new password.',
  'link-verification-failed': 'Checking your e-mail address failed. Call us on {{phone}}. We are glad to help.',
  'link-expired': 'The link in the e-mail has expired. Call us on {{phone}}. We will send you a new one.',
  'link-failed': 'The link in the e-mail did not work. Call us on {{phone}}. We are glad to help.',
  'signed-out': 'You are logged out.',
  'dashboard-refused': 'You do not have access to this page. Only seniors can log in.',
  'forgot-password': 'Forgotten your password?',
  'forgot-password-text': 'Call us on {{phone}}. We are glad to help.',
} as const satisfies SameKeys<typeof dutch>;
