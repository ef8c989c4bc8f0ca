import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, normalizePath, parseSync, type Plugin } from 'vite';
import { inProject } from '../project.ts';
import { recipePlaces } from './styled-calls.ts';

/** The recipes of each module of src that has some, in the order of its code. */
export type RecipesOf = ReadonlyMap<string, readonly unknown[]>;

const recipes = 'recipesOfModule';
const entry = '\0recipes';
const withoutElements = '\0styled';
const nothing = '\0nothing';

/** What recipes are made of, and React for the contexts beside them; all else belongs to the components. */
const ofRecipes = /^(?:[./\0]|#ui\/|#lib\/|react(?:\/|$))/;

function filesWithRecipes(): readonly string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: inProject() })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('theme/styled.tsx'))
    .filter((file) => /\bstyled\(/.test(readFileSync(inProject(file), 'utf8')))
    .map((file) => normalizePath(inProject(file)))
    .sort();
}

/** Has each module export its recipes, and leaves the elements out. */
function exportRecipes(files: readonly string[]): Plugin {
  return {
    name: 'export-recipes',
    enforce: 'pre',
    resolveId(id) {
      if (id === entry) return entry;
      if (id === '@chakra-ui/react' || id.endsWith('/theme/styled.tsx')) return withoutElements;
      return ofRecipes.test(id) ? null : nothing;
    },
    load(id) {
      if (id === nothing) return '';
      if (id === withoutElements) return 'export const styled = () => null, defineRecipe = (recipe) => recipe;';
      if (id !== entry) return null;
      return files.map((file, index) => `export { ${recipes} as m${index} } from ${JSON.stringify(file)};`).join('\n');
    },
    transform(code, id) {
      if (!files.includes(id)) return null;
      const places = recipePlaces(parseSync(id, code).program, code, id);
      const values = places.map(({ start, end }) => code.slice(start, end));
      return `${code}\nexport const ${recipes} = [${values.join(', ')}];`;
    },
  };
}

/** Evaluates the recipes of src, with the constants that they are made of and nothing else of their modules. */
export async function collectRecipes(): Promise<RecipesOf> {
  const files = filesWithRecipes();
  // A new folder each time: Node caches modules by URL for the life of the process.
  const outDir = inProject('.cache', `recipes-${randomUUID()}`);
  try {
    await build({
      configFile: false,
      root: inProject(),
      logLevel: 'error',
      plugins: [exportRecipes(files)],
      build: {
        ssr: true,
        outDir,
        copyPublicDir: false,
        target: 'node24',
        rollupOptions: {
          input: { recipes: entry },
          treeshake: { moduleSideEffects: false },
          shimMissingExports: true,
          output: { entryFileNames: '[name].mjs' },
        },
      },
    });
    const found = (await import(pathToFileURL(path.join(outDir, 'recipes.mjs')).href)) as Readonly<
      Record<string, readonly unknown[]>
    >;
    return new Map(files.map((file, index) => [file, found[`m${index}`] ?? []]));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
