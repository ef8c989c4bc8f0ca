import type { LazyTexts } from '#i18n/lazy-texts.ts';

export const notifications: LazyTexts['notifications'] = {
  title: 'Messages',
  what: 'What we mail you, you can read here too. Also without internet.',
  loading: 'We are fetching your messages.',
  failed: 'We could not fetch your messages. Try again later. Or call us on {{phone}}.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  list: 'Your messages',
  none: 'You have no messages yet.',
  older_one: 'This is your last message. Older ones are in your e-mail.',
  older_other: 'These are your last {{count}} messages. Older ones are in your e-mail.',
  'open-my-requests': 'To your requests',
  'open-credits': 'To your credits',
  'open-dashboard': 'To your dashboard',
  'link-in-mail': 'The link is in your e-mail. Can you not find it? Call us on {{phone}}.',
};
