import type { ESTree } from 'vite';

/** Where a module says the recipe of an element, in characters of its code. */
export interface RecipePlace {
  readonly start: number;
  readonly end: number;
}

const maker = 'styled';

function recipeOf(expression: ESTree.Expression | null | undefined): RecipePlace | null {
  if (expression?.type !== 'CallExpression') return null;
  const {
    callee,
    arguments: [, recipe],
  } = expression;
  if (callee.type !== 'Identifier' || callee.name !== maker || recipe === undefined) return null;
  return { start: recipe.start, end: recipe.end };
}

/**
 * The recipes of a module, in order. A recipe that is no top-level constant, `const Part = styled('div', …)`, is not found:
 * it could depend on what is known only in the browser.
 * @throws for such a recipe.
 */
export function recipePlaces(program: ESTree.Program, code: string, file: string): readonly RecipePlace[] {
  const places = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => recipeOf(init) ?? []);
  });
  const calls = code.match(/\bstyled\(/g)?.length ?? 0;
  if (calls !== places.length) {
    throw new Error(`${file} calls styled() ${calls} times, of which ${places.length} as a top-level constant`);
  }
  return places;
}
