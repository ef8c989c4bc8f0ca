import type { team as dutch } from '#i18n/nl/staff/team/team.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const team = {
  title: 'Colleagues',
  lead: 'Who works here, and who logs in with a code from the phone.',
  loading: 'Loading the list …',
  failed: 'We could not get the list',
  me: '{{name}} (yourself)',
  enrolled: 'Logs in with a second step.',
  'not-enrolled': 'Has no second step yet: sees nothing until it is set up.',
  'reset-for': 'Remove second step: {{name}}',
  reset: 'Remove second step',
  'reset-title': 'Remove the second step of {{name}}?',
  'reset-what': 'This colleague is then logged out everywhere and sets up the second step again, after the password.',
  'reset-sure': 'Only do this when you are sure who asks. Call the colleague on a number that you know.',
  'reset-done': 'The second step of {{name}} was removed.',
} as const satisfies SameKeys<typeof dutch>;
