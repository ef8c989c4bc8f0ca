import { globSync, readFileSync } from 'node:fs';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { textsIn } from '#functions/mail/texts/texts-in.ts';
import { inProject, projectRoot } from '#build/project.ts';
import { firstTextsIn } from '#i18n/namespaces/first-texts.ts';
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts';
import { laterTextsIn } from '#i18n/namespaces/later-texts.ts';
import { metaTextsIn } from '#i18n/namespaces/meta-texts.ts';
import { requestTextsIn } from '#i18n/namespaces/request-texts.ts';
import { helperTextsIn } from '#i18n/namespaces/helper-texts.ts';
import { staffTextsIn } from '#i18n/staff/staff-texts.ts';
import { manifestTexts } from '#i18n/nl/install/manifest.ts';
import type { SourceFile } from './familiar-forms.ts';
import { flatten, type Text } from './text.ts';

/** Every namespace of a language, including those that are loaded with their screens. */
export async function readScreenTexts(language: Language): Promise<Text[]> {
  const { texts: later } = await laterTextsIn(language);
  const others = Object.entries(later).map(async ([name, load]) => [name, await load()] as const);
  // Some stand in the lists of two apps.
  const namespaces: Readonly<Record<string, object>> = {
    ...(await firstTextsIn(language)),
    ...Object.fromEntries(await Promise.all(others)),
    meta: await metaTextsIn(language),
    ...(await staffTextsIn(language)),
    ...(await helperTextsIn(language)),
    ...(await requestTextsIn(language)),
  };
  return Object.entries(namespaces).flatMap(([namespace, texts]) =>
    flatten(texts).map(([key, text]) => ({
      language,
      file: `src/i18n/${language}/${namespace}.ts`,
      key: `${namespace}:${key}`,
      text,
    })),
  );
}

/** Mails in one of the languages of accounts. */
export function readMailTexts(account: AccountLanguage): Text[] {
  // A colon is no text; in French a space precedes it.
  const { language: _, colon: _colon, ...texts } = textsIn(account);
  const language = account.toLowerCase();
  const file = `functions/src/mail/texts/${language}.ts`;
  return flatten(texts).map(([key, text]) => ({ language, file, key: `mail:${key}`, text }));
}

/** Texts shown before the app runs, and by the device about the app. */
export function readPageTexts(): Text[] {
  const file = `src/i18n/${defaultLanguage}/install/manifest.ts`;
  return flatten(manifestTexts).map(([key, text]) => ({ language: defaultLanguage, file, key, text }));
}

/** Every file that can show Dutch to people and is no file of texts: code, pages, captions, sample data. */
export function readOtherSources(): SourceFile[] {
  const patterns = [
    'src/**/*.{ts,tsx}',
    'functions/src/**/*.ts',
    'local/{mail,seed,stripe}/**/*.{ts,html}',
    'public/**/*.{vtt,html,json,txt}',
    '*.html',
  ];
  const texts = ['src/i18n/', 'functions/src/mail/texts/'];
  return globSync(patterns, { cwd: projectRoot })
    .filter((file) => !texts.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, content: readFileSync(inProject(file), 'utf8') }));
}

export const readClaims = (): string => readFileSync(inProject('docs/spec-claims.md'), 'utf8');

/** Sources that may mention a key: the app without its texts and its tests. */
export function readSources(): string[] {
  const folders = languages.map((language) => `src/i18n/${language}/`);
  return globSync('src/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !folders.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(inProject(file), 'utf8'));
}
