import type { i18n } from 'i18next';
import { useTranslation as useAnyTranslation } from 'react-i18next';
import type { HelperTexts } from './namespaces/helper-texts.ts';
import type { LazyTexts } from './namespaces/lazy-texts.ts';
import type { resources } from './nl/definition/resources.ts';
import type { RequestTexts } from './namespaces/request-texts.ts';
import type { SameKeys } from './same-keys.ts';
import type { StaffTexts } from './staff/staff-texts.ts';

/** Every namespace. Keys are checked, texts are plain strings: with literal types the compiler needs gigabytes. */
type Texts = SameKeys<typeof resources> & LazyTexts & RequestTexts & StaffTexts & HelperTexts;
type Namespace = keyof Texts;

/** A text that depends on a number has a form for each, and is asked for without it. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The keys of the texts of a namespace; those of a group within it follow the name of the group and a point. */
type Keys<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? Asked<Key>
    : Group[Key] extends readonly unknown[]
      ? never
      : `${Key}.${Keys<Group[Key]>}`;
}[keyof Group & string];

type Own<N extends Namespace> = { readonly [Name in Namespace]: Keys<Texts[Name]> }[N];
type Named<N extends Namespace> = { readonly [Name in Namespace]: `${Name}:${Own<Name>}` }[N];

type At<Group, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Group
    ? At<Group[Key], Rest>
    : never
  : Path extends keyof Group
    ? Group[Path]
    : never;

type Values = Readonly<Record<string, unknown>>;

/** Says a text of the first namespace, or of another one that is named: `errors:unknown`, or `{ ns: 'errors' }`. */
interface Say<First extends Namespace, Other extends Namespace> {
  <Wanted extends Namespace>(key: Own<Wanted>, values: Values & { readonly ns: Wanted }): string;
  (key: Own<First> | Named<First | Other>, values?: Values): string;
  <Path extends string>(path: Path, values: Values & { readonly returnObjects: true }): At<Texts[First], Path>;
}

interface Translation<First extends Namespace, Other extends Namespace> {
  readonly t: Say<First, Other>;
  readonly i18n: i18n;
}

/**
 * The texts of these namespaces in the language of the page. The package's own types reckon out every key of every call:
 * four fifths of the time in which the compiler checks the app (docs/decisions/0151-own-types-of-texts.md).
 */
export function useTranslation<First extends Namespace = 'common', Other extends Namespace = never>(
  namespaces?: First | readonly [First, ...Other[]],
): Translation<First, Other> {
  return useAnyTranslation(namespaces) as unknown as Translation<First, Other>;
}
