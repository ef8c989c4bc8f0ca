import type { LazyTexts } from '#i18n/namespaces/lazy-texts.ts';

export const signOut: LazyTexts['sign-out'] = {
  title: 'Do you want to log out?',
  text: 'Your information is then removed from this device.',
  offline: 'There is no internet now. You can only log in again once there is.',
  confirm: 'Yes, log out',
  busy: 'Logging out...',
  waiting: 'We are now sending what is still on this device.',
  counting: 'We are checking whether everything is sent.',
  stay: 'No, stay logged in',
  'unsent-title_one': '1 request or change has not been sent yet',
  'unsent-title_other': '{{count}} requests or changes have not been sent yet',
  'unsent-text': 'What do you want to do with them?',
  wait: 'Wait until everything is sent',
  keep: 'Log out and keep them until I log in again',
  remove: 'Log out and remove everything',
  'remove-title': 'Do you really want to remove this?',
  'remove-text': 'What has not been sent is then lost. You cannot undo this.',
  'remove-confirm': 'Yes, remove and log out',
  'remove-back': 'No, go back',
  failed: 'Logging out did not work. Try again. Or call us on {{phone}}.',
};
