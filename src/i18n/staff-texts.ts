import { loadRecurrenceTexts } from './request-texts.ts';
import type { Language } from './languages.ts';
import { loadTexts, loadTextsBy } from './load-texts.ts';
import type { staffTexts as dutch } from './nl/staff/texts.ts';
import type { SameKeys } from './same-keys.ts';

/** The namespaces of staff's app. The senior's app has no reference to them, so its build has none of their bytes. */
export type StaffTexts = SameKeys<typeof dutch>;

const texts = {
  nl: async () => (await import('./nl/staff/texts.ts')).staffTexts,
  en: async () => (await import('./en/staff/texts.ts')).staffTexts,
} as const satisfies Readonly<Record<Language, () => Promise<StaffTexts>>>;

export const staffTextsIn = (language: Language): Promise<StaffTexts> => texts[language]();

/** Loads every text of staff's screens, in the current language and in each that is chosen later. */
export async function loadStaffTexts(): Promise<void> {
  const names: readonly (keyof StaffTexts)[] = [
    'staff',
    'board',
    'dispatch',
    'file',
    'matching',
    'students',
    'leads',
    'lists',
    'audit',
    'figures',
    'calendar',
    'ill',
    'planning',
    'proposals',
    'people',
    'booking',
    'confirmation',
    'debts',
    'health',
    'help',
    'table',
    'steps',
    'absence',
    'helper-link',
    'student-photo',
    'thread-file',
    'told',
    'data-requests',
    'team',
    'retention',
    'second-factor',
  ];
  await Promise.all([
    ...names.map((name) => loadTextsBy(name, async (language) => (await staffTextsIn(language))[name])),
    // Shared with the senior's app.
    loadTexts('prices'),
    loadRecurrenceTexts(),
    loadTexts('receipts'),
    loadTexts('sign-out'),
    loadTexts('visits'),
  ]);
}
