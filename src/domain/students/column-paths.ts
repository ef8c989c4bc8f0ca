/** The fields of a profile that a file can have a column for. */
export const studentColumnPaths = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'residence',
  'skills',
  'languages',
  'has_car',
  'weekly.1',
  'weekly.2',
  'weekly.3',
  'weekly.4',
  'weekly.5',
  'weekly.6',
  'weekly.7',
  'vetted_until',
  'paused',
  'avoids',
  'wished_hours_per_week',
] as const;

export type StudentColumnPath = (typeof studentColumnPaths)[number];
