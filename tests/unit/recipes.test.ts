import { chakra, ChakraProvider, type RecipeDefinition, type SystemContext } from '@chakra-ui/react';
import { parse } from 'postcss';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx } from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { collectRecipes } from '#build/recipes/collect-recipes.ts';
import { compileRecipe } from '#ui/theme/compile-recipe.ts';
import { lookOf } from '#ui/theme/compiled-recipe.ts';
import { staffSystem } from '#ui/theme/staff-system.ts';
import { system } from '#ui/theme/system.ts';

type Choice = Readonly<Record<string, string | undefined>>;

/** Every combination of variants, with and without each of them. */
const combinationsOf = ({ variants = {} }: RecipeDefinition): readonly Choice[] =>
  Object.entries(variants).reduce<readonly Choice[]>(
    (choices, [name, values]) =>
      [undefined, ...Object.keys(values)].flatMap((value) => choices.map((choice) => ({ ...choice, [name]: value }))),
    [{}],
  );

/** Chakra's own factory is the oracle. */
function rulesOfChakra(recipe: RecipeDefinition, choice: Choice, shownIn: SystemContext): string {
  const part = createElement(chakra('div', recipe), choice);
  const markup = renderToStaticMarkup(jsx(ChakraProvider, { value: shownIn, children: part }));
  const [, text = ''] = /<style data-emotion="css [^"]+">(.*?)<\/style>/s.exec(markup) ?? [];
  return text.replace(/^@layer recipes\{(.*)\}$/s, '$1').replaceAll(/\.css-\w+/g, '.x');
}

interface Written {
  readonly place: string;
  readonly property: string;
  readonly value: string;
}

/** The declarations in their order, each with the selector and the at-rules around it. */
function declarationsIn(text: string): readonly Written[] {
  const found: Written[] = [];
  parse(text).walkDecls(({ prop, value, parent }) => {
    const around: string[] = [];
    for (let at = parent; at !== undefined && at.type !== 'root'; at = at.parent) {
      around.unshift('selector' in at ? String(at.selector) : `@${String(at.name)} ${String(at.params)}`);
    }
    found.push({ place: around.join(' '), property: prop, value });
  });
  return found;
}

const longhands: Readonly<Record<string, RegExp>> = { inset: /^(?:top|right|bottom|left)$/, flex: /^flex-/ };

const isPartOf = (part: string, whole: string): boolean =>
  part.startsWith(`${whole}-`) || (longhands[whole]?.test(part) ?? false);

/** What holds: of each property its last value, and the longhands that come after their shorthand. */
function outcomeOf(text: string) {
  const declarations = declarationsIn(text);
  const last = declarations.filter(
    ({ place, property }, index) =>
      declarations.findLastIndex((other) => other.place === place && other.property === property) === index,
  );
  const places = [...new Set(declarations.map(({ place }) => place))];
  return {
    places,
    values: places.map((place) =>
      last
        .filter((each) => each.place === place)
        .map(({ property, value }) => `${property}: ${value}`)
        .toSorted(),
    ),
    after: last
      .flatMap((whole, index) =>
        last
          .slice(index + 1)
          .filter((part) => part.place === whole.place && isPartOf(part.property, whole.property))
          .map((part) => `${whole.place}: ${part.property} after ${whole.property}`),
      )
      .toSorted(),
  };
}

const all = [...(await collectRecipes())].flatMap(([file, recipes]) =>
  recipes.map((recipe, index) => ({
    name: `${file.split('/src/')[1]} ${index + 1}`,
    recipe: recipe as RecipeDefinition,
  })),
);

test('every recipe is found', () => {
  expect(all.length).toBeGreaterThan(200);
});

test.each(all)('$name: compiled, every combination of variants looks as Chakra draws it', ({ recipe }) => {
  const compiled = compileRecipe(recipe);
  for (const choice of combinationsOf(recipe)) {
    const { className, rules } = lookOf(compiled, choice);
    const ours = outcomeOf(rules.join('').replaceAll(`.${className}`, '.x'));
    for (const shownIn of [system, staffSystem]) {
      expect(ours, JSON.stringify(choice)).toEqual(outcomeOf(rulesOfChakra(recipe, choice, shownIn)));
    }
  }
});
