import type { filter as dutch } from '../nl/filter.ts';
import type { SameKeys } from '../same-keys.ts';

export const filter = {
  'filter-open': 'Search requests',
  'filter-close': 'Close search',
  'filter-clear': 'Show all',
  'filter-group': 'How far is it?',
  'group-any': 'Everything',
  'group-open': 'Still to arrange',
  'group-planned': 'Somebody is coming',
  'group-done': 'Over',
  'group-cancelled': 'Cancelled',
  'filter-service': 'Which service?',
  'service-any': 'All services',
  'filter-period': 'When did you ask for it?',
  'period-any': 'Does not matter',
  'period-recent': 'The last three months',
  'period-year': 'In {{year}}',
  'period-earlier': 'Before {{year}}',
  'filter-found_one': 'We found {{count}} request.',
  'filter-found_other': 'We found {{count, number}} requests.',
  'filter-none': 'We found no requests. Choose something else or show all.',
  'filter-here-only': 'We looked on this device only. There may be more.',
} as const satisfies SameKeys<typeof dutch>;
