import type { meta as dutch } from '../nl/meta.ts';
import type { SameKeys } from '../same-keys.ts';

export const meta = {
  'home-title': 'Help at home from a student near you',
  'home-description':
    'Company, shopping, transport, garden or household. First agree on the price, pay afterwards. Satisfied or your money back.',
  'terms-title': 'Terms and conditions',
  'terms-description': 'What you may expect of us, and we of you. In plain words.',
  'privacy-title': 'Privacy policy',
  'privacy-description': 'What we keep about you, why and for how long. And which rights you have.',
  'accessibility-title': 'Accessibility',
  'accessibility-description': 'How we see to it that everybody can use the app. And what is not good yet.',
  'invest-title': 'Invest in help at home',
  'invest-description': 'Lend us money with a win-win loan. With fixed interest and a tax benefit.',
  'thanks-title': 'Thank you for signing up',
  'thanks-description': 'We call you as soon as we can.',
  'waitingList-title': 'Sign up for help at home',
  'waitingList-description': 'Leave your details. We call you and explain everything calmly.',
  'employerTip-title': 'Tip your employer',
  'employerTip-description': 'Help at home as a benefit of your job. Does your employer start? Then you get a credit.',
  'not-found-title': 'This page does not exist',
  'not-found-description': 'Check whether the address is right. Or go to the home page.',
} as const satisfies SameKeys<typeof dutch>;
