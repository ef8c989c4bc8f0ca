import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import type { LazyTexts } from './lazy-texts.ts';
import type { Locale } from './locale.ts';
import type { common } from './nl/common.ts';
import type { meta } from './nl/meta.ts';
import type { resources } from './nl/resources.ts';
import type { SameKeys } from './same-keys.ts';
import type { TypedWords } from './typed-words.ts';

/** What of a language comes later, or never. */
export interface LaterDefinition {
  readonly texts: { readonly [Name in keyof LazyTexts]: () => Promise<LazyTexts[Name]> };
  /** For search engines and shared links; read while building only. */
  readonly meta: () => Promise<SameKeys<typeof meta>>;
  readonly typedWords: () => Promise<TypedWords>;
}

/** All there is of a language. Texts are functions that fetch them: no screen loads a language that nobody reads. */
export interface LanguageDefinition {
  readonly locale: Locale;
  /** Of the mails to somebody who reads the screens in this language. */
  readonly accountLanguage: AccountLanguage;
  /** What public pages share. */
  readonly common: () => Promise<SameKeys<typeof common>>;
  /** What most screens of the app say. */
  readonly first: () => Promise<SameKeys<typeof resources>>;
  /** Where the others are: in a file of its own, because the first screen would carry those of every language. */
  readonly later: () => Promise<LaterDefinition>;
}
