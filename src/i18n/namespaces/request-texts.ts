import type { Language } from '../languages.ts';
import { loadTextsBy } from '../load-texts.ts';
import type { filter } from '../nl/filter.ts';
import type { recurrence } from '../nl/asking/recurrence.ts';
import type { requestForm } from '../nl/asking/request-form.ts';
import type { thread } from '../nl/asking/thread.ts';
import type { SameKeys } from '../same-keys.ts';

/**
 * The namespaces of asking for help and of the list of what was asked, outside the table of the other screens: the landing
 * page loads that table, and stands at its limit.
 */
export interface RequestTexts {
  readonly filter: SameKeys<typeof filter>;
  readonly recurrence: SameKeys<typeof recurrence>;
  readonly 'request-form': SameKeys<typeof requestForm>;
  readonly thread: SameKeys<typeof thread>;
}

type InEveryLanguage<Name extends keyof RequestTexts> = Readonly<Record<Language, () => Promise<RequestTexts[Name]>>>;

const filterTexts = {
  nl: async () => (await import('../nl/filter.ts')).filter,
  en: async () => (await import('../en/filter.ts')).filter,
} as const satisfies InEveryLanguage<'filter'>;

const recurrenceTexts = {
  nl: async () => (await import('../nl/asking/recurrence.ts')).recurrence,
  en: async () => (await import('../en/asking/recurrence.ts')).recurrence,
} as const satisfies InEveryLanguage<'recurrence'>;

const requestRequestTexts = {
  nl: async () => (await import('../nl/asking/request-form.ts')).requestForm,
  en: async () => (await import('../en/asking/request-form.ts')).requestForm,
} as const satisfies InEveryLanguage<'request-form'>;

const threadTexts = {
  nl: async () => (await import('../nl/asking/thread.ts')).thread,
  en: async () => (await import('../en/asking/thread.ts')).thread,
} as const satisfies InEveryLanguage<'thread'>;

/** All of them, by their namespace. */
export const requestTextsIn = async (language: Language): Promise<RequestTexts> => ({
  filter: await filterTexts[language](),
  recurrence: await recurrenceTexts[language](),
  'request-form': await requestRequestTexts[language](),
  thread: await threadTexts[language](),
});

/** Loads the texts of the list of requests and its filter, in the current language and in each that is chosen later. */
export const loadFilterTexts = (): Promise<void> => loadTextsBy('filter', (language) => filterTexts[language]());

/** Loads how often help is asked for, in the current language and in each that is chosen later. */
export const loadRecurrenceTexts = (): Promise<void> =>
  loadTextsBy('recurrence', (language) => recurrenceTexts[language]());

/** Loads the texts of the form, in the same way. */
export const loadRequestFormTexts = (): Promise<void> =>
  loadTextsBy('request-form', (language) => requestRequestTexts[language]());

/** Loads the texts of the threads of visits, in the same way. */
export const loadThreadTexts = (): Promise<void> => loadTextsBy('thread', (language) => threadTexts[language]());
