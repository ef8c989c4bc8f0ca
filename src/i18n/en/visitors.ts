import type { visitors as dutch } from '../nl/visitors.ts';
import type { SameKeys } from '../same-keys.ts';

export const visitors = {
  'log-in': 'Log in',
  'log-out': 'Log out',
  'signed-out': 'You are logged out.',
  'password-updated': 'Your password has been updated successfully.',
  'opening-form': 'The form is opening.',
  'signed-in': 'You are logged in.',
  'signed-in-dashboard': 'To my dashboard',
  'footer-reach': 'Reach us',
  'footer-more': 'More about {{name}}',
  'footer-terms': 'Terms and conditions',
  'footer-privacy': 'Privacy policy',
  'footer-accessibility': 'Accessibility',
  'footer-student': 'I am a student',
  'footer-company': 'I have a company',
  'footer-tip': 'Tip your employer',
  'footer-invest': 'Invest with us',
  'footer-install': 'Put it on your home screen',
  'footer-together': 'Together with us',
  'footer-follow': 'Follow us',
  // After signing up
  'account-text': 'With an account you ask for help yourself. You also see there who is coming.',
  'account-make': 'Make your account now',
} as const satisfies SameKeys<typeof dutch>;
