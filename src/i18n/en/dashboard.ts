import type { dashboard as dutch } from '../nl/dashboard.ts';
import type { SameKeys } from '../same-keys.ts';

export const dashboard = {
  menu: 'Menu',
  more: 'More',
  overview: 'Dashboard',
  'overview-short': 'Home',
  'request-service': 'Request a service',
  'chat-help': 'Chat Help',
  'my-requests': 'My requests',
  credits: 'Credits',
  messages: 'Messages',
  circle: 'Who may help?',
  profile: 'My Profile',
  'sign-out': 'Log out',
  'menu-make-narrow': 'Menu narrower',
  'menu-make-wide': 'Menu wider',
  opening: 'Your dashboard is opening.',
  'admin-refused': 'You do not have access to this page.',
  'offline-title': 'No internet',
  'unreachable-title': 'No connection',
  'offline-explain': 'What now?',
  'offline-text': 'You can go on as usual. What you save stays on this device and is sent later by itself.',
} as const satisfies SameKeys<typeof dutch>;
