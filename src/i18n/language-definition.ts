import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import type { LazyTexts } from './namespaces/lazy-texts.ts';
import type { Locale } from './locale.ts';
import type { common } from './nl/common.ts';
import type { SameKeys } from './same-keys.ts';
import type { TypedWords } from './typed-words.ts';

/** The parts of a language that are loaded later. */
export interface LaterDefinition {
  readonly texts: { readonly [Name in keyof LazyTexts]: () => Promise<LazyTexts[Name]> };
  readonly typedWords: () => Promise<TypedWords>;
}

/** A language. Texts are loaded through dynamic imports: a screen loads its own language only. */
export interface LanguageDefinition {
  readonly locale: Locale;
  /** The language of mails to an account that uses this language on screen. */
  readonly accountLanguage: AccountLanguage;
  /** The texts that public pages share. */
  readonly common: () => Promise<SameKeys<typeof common>>;
}
