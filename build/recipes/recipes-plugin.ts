import type { Plugin } from 'vite';
import { collectRecipes } from './collect-recipes.ts';
import { recipePlaces } from './styled-calls.ts';

const compilerInBrowser = 'export const compileRecipe = (recipe) => recipe;';

/**
 * The compiled recipes of each module, as code. All at once and in one order: Chakra remembers what it worked out regardless
 * of the order of properties, so that the outcome depends on what came before, and two builds would differ.
 */
async function compileAll(compile: (recipe: object) => unknown): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await collectRecipes();
  return new Map(
    [...found].map(([file, recipes]) => [
      file,
      recipes.map((recipe) => {
        if (typeof recipe !== 'object' || recipe === null) throw new Error(`${file} has a recipe that is none`);
        return JSON.stringify(compile(recipe));
      }),
    ]),
  );
}

/**
 * Replaces each recipe by its compiled form, and the compiler by nothing: a page needs neither Chakra's engine nor Emotion
 * to be styled (docs/decisions/0144-recipes-are-compiled-while-building.md).
 * @param compile `compileRecipe` of src/ui/theme.
 */
export function recipes(compile: (recipe: object) => unknown): Plugin {
  let compiling: ReturnType<typeof compileAll> | undefined;
  return {
    name: 'recipes',
    apply: 'build',
    load: {
      filter: { id: /[\\/]theme[\\/]compile-recipe\.ts$/ },
      handler: () => compilerInBrowser,
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /[\\/]theme[\\/]styled\.tsx$/ }, code: /\bstyled\(/ },
      async handler(code, id) {
        compiling ??= compileAll(compile);
        const compiled = (await compiling).get(id);
        if (compiled === undefined) throw new Error(`${id} has recipes that were not found`);
        const places = recipePlaces(this.parse(code), code, id);
        const parts = places.map(
          ({ start }, index) => code.slice(places[index - 1]?.end ?? 0, start) + compiled[index],
        );
        return { code: parts.join('') + code.slice(places.at(-1)?.end), map: null };
      },
    },
  };
}
