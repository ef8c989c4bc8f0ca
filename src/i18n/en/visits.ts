import type { visits as dutch } from '../nl/visits.ts';
import type { SameKeys } from '../same-keys.ts';

export const visits = {
  'request-with': 'With {{student}}',
  'visit-now': 'Under way',
  'visit-today': 'Today',
  'visit-tomorrow': 'Tomorrow',
  'visit-in-days': 'In {{count}} days',
  'visit-change': 'Does it not suit you? Call us.',
  'terms-free': 'Cancelling is free until {{moment}}.',
  'terms-free-today': 'Cancelling is free until today: {{moment}}.',
  'terms-was-free': 'Cancelling was free until {{moment}}.',
  'terms-cost-later': 'After that we may charge costs. They are never more than the agreed price.',
  'terms-cost-now': 'Now we may charge costs. They are never more than the agreed price.',
  'terms-same-day': 'The visit is today. Please call us too, on {{phone}}.',
  'terms-begun': 'The time of this visit is over. Did nobody come? Then you pay nothing.',
  'next-what': '{{service}}, {{hours}}',
  'next-later_one': '{{count}} more visit',
  'next-later_other': '{{count}} more visits',
  'next-all': 'See all visits',
  'agenda-add': 'Add to my calendar',
  'agenda-visit': '{{service}} - {{name}}',
  'agenda-student': '{{student}} is coming to you.',
  'agenda-contact': 'Reference: {{reference}}. Questions? Call {{phone}}.',
  'agenda-ready': 'The file for your calendar is ready. Open it to add the visit.',
  'agenda-failed': 'This device cannot make a file for your calendar. Write down the day yourself.',
} as const satisfies SameKeys<typeof dutch>;
