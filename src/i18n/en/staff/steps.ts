import type { steps as dutch } from '#i18n/nl/staff/steps.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const steps = {
  title: 'Your last steps',
  loading: 'Your steps are on their way.',
  none: 'You have not taken a step yet.',
  'step-of': '{{what}}: {{name}}',
  undo: 'Undo',
  'undo-of': 'Undo: {{what}}',
  'mail-sent': 'The customer already had a mail about this.',
  undone: 'This was undone.',
  unknown: 'Not any more: it is too long ago.',
  changed: 'Not any more: something else happened since.',
  'changed-by': 'Not any more: something happened since, the last of it by {{by}}.',
  'never-price-is-out': 'The price is with the customer. Send a new one.',
  'never-money-is-booked': 'The customer got the money and a mail. Correct the balance if it was wrong.',
  'never-note-stays': 'A note stays.',
  'never-is-undo': 'This was an undo itself.',
  'never-is-removed': 'The days are gone. Set the student to not available again.',
  'never-other-record': 'This cannot be undone here.',
} as const satisfies SameKeys<typeof dutch>;
