import type { ill as dutch } from '#i18n/nl/staff/ill.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const ill = {
  title: 'This student is ill',
  back: 'To the calendar',
  student: 'Which student?',
  'choose-student': 'Choose a student',
  from: 'From',
  to: 'Until',
  'students-loading': 'The students are on their way.',
  'visits-loading': 'The visits are on their way.',
  'failed-title': 'We cannot show this now',
  'choose-first': 'Choose a student first. Then you see which visits somebody else must do.',
  none: '{{name}} has no visits on these days.',
  count_one: '1 visit of {{name}}',
  count_other: '{{count}} visits of {{name}}',
  reason: 'What do we write in the notes?',
  'reason-hint': 'Do not write what is the matter with somebody.',
  'reason-default': 'The student cannot come.',
} as const satisfies SameKeys<typeof dutch>;
