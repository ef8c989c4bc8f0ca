import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { type ChildNode, parse } from 'postcss';
import type { CompiledRecipe, CompiledRule } from './compiled-recipe.ts';
import { system } from './system.ts';

const recipeLayer = '@layer recipes';

/**
 * Takes a recipe's rules out of their layer, which is the last one: rules without a layer come after all layers as well. A
 * rule with a layer that is inserted has Chromium look at all fonts again, and lay out the whole page
 * (docs/decisions/0142-rules-without-a-layer.md).
 */
function withoutLayer(styles: SystemStyleObject): SystemStyleObject {
  const { [recipeLayer]: rules = styles } = styles as Readonly<Record<string, SystemStyleObject | undefined>>;
  return rules;
}

/** Stands for the class while Emotion works. */
const placeholder = 'recipe';

/** Without a document, Emotion returns the rules that it would insert. */
const cache = createCache({ key: 'css' });

/** The rules as Emotion writes them, with the prefixes that browsers need. */
function writtenBy(styles: SystemStyleObject): string {
  const serialized = css(withoutLayer(styles) as Parameters<typeof css>[0]);
  const text = cache.insert(`.${placeholder}`, serialized, cache.sheet, false);
  if (typeof text !== 'string') throw new Error('Emotion inserts rules into a document instead of returning them');
  return text;
}

type Rules = ReadonlyMap<string, string>;

/** @param around the at-rules in which the nodes are, such as `@media print`. */
function addRules(nodes: readonly ChildNode[], around: readonly string[], found: Map<string, string>): void {
  for (const node of nodes) {
    if (node.type === 'atrule') {
      addRules(node.nodes ?? [], [...around, `@${node.name} ${node.params}`], found);
      continue;
    }
    if (node.type !== 'rule') throw new Error(`Emotion has written "${node.toString()}" outside of a rule`);
    const selector = node.selector.replaceAll(`.${placeholder}`, '&');
    const rule = `${[...around, selector].join('{')}{}${'}'.repeat(around.length)}`;
    const declarations = node.nodes.map((declaration) => `${declaration.toString()};`).join('');
    found.set(rule, (found.get(rule) ?? '') + declarations);
  }
}

function rulesIn(styles: SystemStyleObject): Rules {
  const found = new Map<string, string>();
  addRules(parse(writtenBy(styles)).nodes, [], found);
  return found;
}

type Variants = NonNullable<RecipeDefinition['variants']>;

/** Chakra's order: those that have a default first. */
function orderOf(variants: Variants, defaults: Readonly<Record<string, string>>): readonly string[] {
  return [...new Set([...Object.keys(defaults), ...Object.keys(variants)])];
}

/** Everything that a recipe can say at once: the order of its rules, which Chakra sorts, is that of each combination. */
function everythingIn(base: SystemStyleObject, ofVariants: readonly SystemStyleObject[]): Rules {
  const variants = Object.fromEntries(ofVariants.map((styles, index) => [`of-${index}`, { on: styles }]));
  const defaultVariants = Object.fromEntries(Object.keys(variants).map((name) => [name, 'on' as const]));
  return rulesIn(system.cva({ base, variants, defaultVariants })({}));
}

/**
 * Works out the rules of a recipe: of the base, and of each value of each variant. Chakra merges them for each combination,
 * and a later declaration wins; in CSS it does as well, so that they need only be joined.
 */
export function compileRecipe(recipe: RecipeDefinition): CompiledRecipe {
  const { base = {}, variants = {} } = recipe;
  const defaults = Object.fromEntries(
    Object.entries(recipe.defaultVariants ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const rulesOf = (styles: SystemStyleObject): Rules => rulesIn(system.cva({ base: styles })({}));
  const ofBase = rulesOf(base);
  const ofVariants = orderOf(variants, defaults).map((name) => {
    const values = Object.entries(variants[name] ?? {}).map(([value, styles]) => [value, rulesOf(styles)] as const);
    return [name, values] as const;
  });
  const all = everythingIn(
    base,
    Object.values(variants).flatMap((values) => Object.values(values)),
  );
  const rules = [...all.keys()].map((rule): CompiledRule => {
    const adding = ofVariants.flatMap(([name, values]) => {
      const own = values.flatMap(([value, found]) => {
        const declarations = found.get(rule);
        return declarations === undefined ? [] : [[value, declarations] as const];
      });
      return own.length === 0 ? [] : [[name, Object.fromEntries(own)] as const];
    });
    const compiled = { rule, base: ofBase.get(rule) ?? '' };
    return adding.length === 0 ? compiled : { ...compiled, variants: Object.fromEntries(adding) };
  });
  return {
    name: `css-${css(JSON.stringify([base, variants, defaults])).name}`,
    variants: ofVariants.map(([name, values]) => [
      name,
      values.flatMap(([value, found]) => (found.size > 0 ? [value] : [])),
    ]),
    defaults,
    rules,
  };
}
