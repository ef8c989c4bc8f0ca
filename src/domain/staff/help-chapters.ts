/**
 * The chapters of staff's help, in the order of a day at work. Each has a picture, which scripts/take-screenshots.ts takes from
 * the product itself, in every language.
 */
export const helpChapters = [
  'screens',
  'request',
  'quote',
  'matching',
  'calendar',
  'together',
  'offline',
  'phone',
  'waiting',
  'money',
  'unpaid',
  'audit',
  'keys',
] as const;

export type HelpChapter = (typeof helpChapters)[number];

export const helpPictureSize = { width: 1280, height: 800 } as const;

/** @param language a language of the screens. */
export const helpPicturePath = (chapter: HelpChapter, language: string): string =>
  `/staff-help/${language}/${chapter}.webp`;
