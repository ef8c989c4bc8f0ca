import { use, useMemo, type ReactNode } from 'react';
import type { Language } from '#i18n/languages.ts';
import { loadTextsIn } from '#i18n/load-texts.ts';
import { TextsFrom } from '#i18n/texts-from.tsx';
import { useTranslation } from '#i18n/use-translation.ts';

const loading = new Map<Language, Promise<void>>();

function loaded(language: Language): Promise<void> {
  const known = loading.get(language) ?? loadTextsIn(language);
  loading.set(language, known);
  return known;
}

/** A part of a screen in another language than the screen. Suspends until its texts are there. */
export function InLanguage({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  use(loaded(language));
  const own = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return <TextsFrom texts={own}>{children}</TextsFrom>;
}
