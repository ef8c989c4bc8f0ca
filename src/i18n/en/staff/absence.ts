import type { absence as dutch } from '#i18n/nl/staff/absence.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const absence = {
  heading: 'Not available',
  none: '{{name}} has no days marked as not available.',
  'no-reason': 'We keep only the days, never why.',
  period: 'from {{from}} until {{until}}',
  register: 'Set to not available',
  change: 'Change the last day',
  'change-label': 'Change the last day: {{period}}',
  remove: 'Remove',
  'remove-label': 'Remove: {{period}}',
  'title-register': 'Set to not available',
  'title-change': 'Change the last day',
  'title-remove': 'Available after all',
  'text-register':
    'We propose {{name}} for nothing on these days. Visits that are planned already, you hand over yourself.',
  'text-change': 'Is {{name}} back sooner? Choose the last day on which it is not possible.',
  'text-remove': '{{name}} can do visits again: {{period}}.',
  from: 'From',
  until: 'Until',
  go: 'Save',
  'go-remove': 'Remove',
  'done-register': '{{name}} is set to not available: {{period}}.',
  'done-change': 'The last day is changed.',
  'done-remove': '{{name}} is available again.',
  'away-until': 'Not available until {{day}}',
} as const satisfies SameKeys<typeof dutch>;
