import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsIn } from '#functions/mail/texts/texts-in.ts';
import { inProject, projectRoot } from '#build/project.ts';
import { manifest } from '#pwa/manifest.ts';
import { flatten, type Text, type TextLanguage } from './text.ts';

/** Every namespace of a language, also those that are loaded lazily. */
export async function readScreenTexts(language: 'nl' | 'en'): Promise<Text[]> {
  const files = globSync(`src/i18n/${language}/*.ts`, { cwd: projectRoot }).filter(
    (file) => path.basename(file) !== 'resources.ts',
  );
  const namespaces = await Promise.all(
    files.toSorted().map(async (file) => {
      const module = (await import(inProject(file))) as Record<string, unknown>;
      return Object.entries(module).flatMap(([namespace, texts]) =>
        flatten(texts).map(([key, text]): Text => ({ language, file, key: `${namespace}:${key}`, text })),
      );
    }),
  );
  return namespaces.flat();
}

export function readMailTexts(language: TextLanguage): Text[] {
  // The colon is no text; in French a space precedes it.
  const { language: _, colon: _colon, ...texts } = textsIn(language === 'nl' ? 'NL' : language === 'en' ? 'EN' : 'FR');
  const file = `functions/src/mail/texts/${language}.ts`;
  return flatten(texts).map(([key, text]) => ({ language, file, key: `mail:${key}`, text }));
}

/** Texts before the app runs, and texts that the device shows of it. */
export function readPageTexts(): Text[] {
  const page = readFileSync(inProject('index.html'), 'utf8');
  const found: readonly [string, RegExp][] = [
    ['title', /<title>([^<]*)<\/title>/],
    ['description', /name="description" content="([^"]*)"/],
    ['noscript', /<noscript>([\s\S]*?)<\/noscript>/],
  ];
  const { name, short_name, description, shortcuts, screenshots } = manifest;
  const ofManifest = {
    name,
    short_name,
    description,
    shortcuts: shortcuts?.map((shortcut) => shortcut.name),
    screenshots: screenshots?.map((screenshot) => screenshot.label),
  };
  return [
    ...found.map(([key, pattern]): Text => ({
      language: 'nl',
      file: 'index.html',
      key,
      text: (pattern.exec(page)?.[1] ?? '')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/%\w+%/g, '{variable}')
        .trim(),
    })),
    ...flatten(ofManifest).map(([key, text]): Text => ({ language: 'nl', file: 'src/pwa/manifest.ts', key, text })),
  ];
}

/** Sources that may mention a key: the app without its texts and its tests. */
export function readSources(): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !/^src\/i18n\/(?:nl|en)\/|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(inProject(file), 'utf8'));
}
