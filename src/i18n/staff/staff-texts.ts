import type { Language } from '../languages.ts';
import { loadTextsBy } from '../load-texts.ts';
import type { staffTexts as dutch } from '../nl/staff/texts.ts';
import type { SameKeys } from '../same-keys.ts';

type TextsOf<Load extends () => Promise<unknown>> = SameKeys<Awaited<ReturnType<Load>>>;

/** The namespaces of staff's app. The senior's app has no reference to them, so its build has none of their bytes. */
export type StaffTexts = { readonly [Name in keyof typeof dutch]: TextsOf<(typeof dutch)[Name]> };

type Loaders = { readonly [Name in keyof StaffTexts]: () => Promise<StaffTexts[Name]> };

const loaders = {
  nl: async () => (await import('../nl/staff/texts.ts')).staffTexts,
  en: async () => (await import('../en/staff/texts.ts')).staffTexts,
} as const satisfies Readonly<Record<Language, () => Promise<Loaders>>>;

/** All of them, by their namespace. */
export async function staffTextsIn(language: Language): Promise<StaffTexts> {
  const all: readonly [string, () => Promise<unknown>][] = Object.entries(await loaders[language]());
  return Object.fromEntries(
    await Promise.all(all.map(async ([name, load]) => [name, await load()] as const)),
  ) as StaffTexts;
}

export type StaffNamespace = keyof StaffTexts;

/** Loads texts of staff's screens, in the current language and in each that is chosen later. */
export async function loadStaffTexts(...names: readonly StaffNamespace[]): Promise<void> {
  await Promise.all(
    names.map((name) =>
      loadTextsBy(name, async (language) => {
        const texts: Loaders = await loaders[language]();
        return texts[name]();
      }),
    ),
  );
}

/** The same for every screen at once. */
export async function loadEveryStaffText(): Promise<void> {
  await loadStaffTexts(...(Object.keys(await loaders.nl()) as StaffNamespace[]));
}
