import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { inProject } from '../project.ts';
import { pseudoLanguage } from './mark-texts.ts';

const i18n = normalizePath(inProject('src', 'i18n'));
const ownFolder = `${i18n}/${pseudoLanguage}/`;
const list = `${i18n}/languages.ts`;
const staffList = `${i18n}/staff/staff-texts.ts`;
/** The other lists: the files of texts of each, and what a file exports. */
const otherLists: Readonly<Record<string, readonly { readonly file: string; readonly name: string }[]>> = {
  [`${i18n}/namespaces/helper-texts.ts`]: [
    { file: 'helper/helper', name: 'helper' },
    { file: 'helper/door', name: 'door' },
    { file: 'helper/own-cards', name: 'ownCards' },
  ],
  [`${i18n}/namespaces/first-texts.ts`]: [{ file: 'definition/resources', name: 'resources' }],
  [`${i18n}/namespaces/later-texts.ts`]: [{ file: 'definition/later', name: 'later' }],
  [`${i18n}/namespaces/meta-texts.ts`]: [{ file: 'meta', name: 'meta' }],
  [`${i18n}/namespaces/request-texts.ts`]: [
    { file: 'filter', name: 'filter' },
    { file: 'asking/recurrence', name: 'recurrence' },
    { file: 'asking/request-form', name: 'requestForm' },
    { file: 'asking/thread', name: 'thread' },
  ],
};
const marking = normalizePath(inProject('build', 'pseudo-language', 'mark-texts.ts'));

/** Files of the Dutch folder that put others together, or hold what people type: they are taken as they are. */
const unmarked = [
  'language.ts',
  'definition/later.ts',
  'definition/resources.ts',
  'staff/texts.ts',
  'formats/typed-words.ts',
];

/** A file of the folder: the Dutch one with every text between marks. */
async function translated(name: string): Promise<string> {
  const dutch = await readFile(`${i18n}/nl/${name}`, 'utf8');
  if (unmarked.includes(name)) return dutch;
  const by = name === 'formats/locale.ts' ? 'markLocale' : 'markTexts';
  const names = [...dutch.matchAll(/^export const (\w+)/gm)].map(([, found = '']) => found);
  return [
    // A copy of its own: the Dutch file would be put in the same chunk as this one.
    `import * as dutch from '${i18n}/nl/${name}?marked';`,
    `import { ${by} as mark } from '${marking}';`,
    ...names.map((each) => `export const ${each} = mark(dutch.${each});`),
  ].join('\n');
}

/** Replaces what must be there. */
function replaced(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`a list of languages has no "${what}"`);
  return text.replace(what, by);
}

/**
 * Adds a language to a test's build, in the way in which a real one is added: a folder beside the others, made here from
 * the Dutch one with every text between marks, and its entries in languages.ts and in the lists of texts beside it.
 */
function pseudoLanguagePlugin(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const file = normalizePath(path.resolve(path.dirname(importer), source));
      if (file.startsWith(ownFolder)) return file;
      // The folder is not on the disk, so a path out of it has to be followed here.
      return importer.startsWith(ownFolder) && existsSync(file) ? file : null;
    },
    transformIndexHtml: {
      // Before the list is filled in, which vite.config.ts takes from the languages of the project.
      order: 'pre',
      handler: (html) => html.replace('%OTHER_LANGUAGES%', `%OTHER_LANGUAGES% ${pseudoLanguage}`),
    },
    /** The pictures of staff's help are of a language too: this one shows the Dutch ones. */
    async generateBundle() {
      const dutch = inProject('public', 'staff-help', 'nl');
      for (const name of await readdir(dutch)) {
        const source = await readFile(path.join(dutch, name));
        this.emitFile({ type: 'asset', fileName: `staff-help/${pseudoLanguage}/${name}`, source });
      }
    },
    load(id) {
      return id.startsWith(ownFolder) ? translated(id.slice(ownFolder.length)) : null;
    },
    transform(code, id) {
      if (id === staffList) {
        const own = `${pseudoLanguage}: async () => (await import('../${pseudoLanguage}/staff/texts.ts')).staffTexts`;
        return { code: replaced(code, 'en: async', `${own},\n  en: async`), map: null };
      }
      const files = otherLists[id];
      if (files !== undefined) {
        const load = (language: string, { file, name }: (typeof files)[number]) =>
          `${language}: async () => (await import('../${language}/${file}.ts')).${name},`;
        const added = files.reduce(
          (text, part) => replaced(text, load('en', part), `${load('en', part)}\n  ${load(pseudoLanguage, part)}`),
          code,
        );
        return { code: added, map: null };
      }
      if (id !== list) return null;
      const imported = replaced(
        code,
        'import',
        `import { dutch as pseudo } from './${pseudoLanguage}/language.ts';\nimport`,
      );
      return { code: replaced(imported, 'en: english', `en: english, ${pseudoLanguage}: pseudo`), map: null };
    },
  };
}

/** The plugin where a test's build asks for it, and nothing where what is deployed is built. */
export const pseudoLanguageIfAsked = (): Plugin[] =>
  process.env['MADELIEF_PSEUDO_LANGUAGE'] === 'yes' ? [pseudoLanguagePlugin()] : [];
