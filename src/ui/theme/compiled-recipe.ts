/** Declarations of CSS, such as `margin:0;padding:0;`. */
type Declarations = string;

/** One rule of a recipe. `&` stands for its class and `{}` for its declarations: `@media print{&:hover{}}`. */
export interface CompiledRule {
  readonly rule: string;
  readonly base: Declarations;
  /** What each value of each variant adds. A later variant wins over an earlier one, and all over the base. */
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Declarations>>>>;
}

/** A recipe as CSS, with its tokens and conditions resolved (docs/decisions/0144-recipes-are-compiled-while-building.md). */
export interface CompiledRecipe {
  /** Its class, of what the recipe says: equal recipes have equal names. */
  readonly name: string;
  /** The names of its variants, in the order in which they win, with the values that have rules. */
  readonly variants: readonly (readonly [name: string, values: readonly string[]])[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly rules: readonly CompiledRule[];
}

/** What an element of a recipe wears. */
export interface Look {
  readonly className: string;
  readonly rules: readonly string[];
}

const isSame = (value: string, chosen: unknown): boolean =>
  value === chosen || ((typeof chosen === 'boolean' || typeof chosen === 'number') && value === String(chosen));

/** The class and the rules of a combination of variants. */
export function lookOf(recipe: CompiledRecipe, props: Readonly<Record<string, unknown>>): Look {
  const chosen = recipe.variants.map(([name, values]) => {
    const wanted = props[name] ?? recipe.defaults[name];
    return [name, values.find((value) => isSame(value, wanted)) ?? ''] as const;
  });
  const suffix = chosen.map(([, value]) => `-${value}`).join('');
  const className = /^-*$/.test(suffix) ? recipe.name : recipe.name + suffix;
  const rules = recipe.rules.flatMap(({ rule, base, variants }) => {
    const declarations = chosen.reduce((text, [name, value]) => text + (variants?.[name]?.[value] ?? ''), base);
    return declarations === ''
      ? []
      : [rule.replaceAll('&', () => `.${className}`).replace('{}', () => `{${declarations}}`)];
  });
  return { className, rules };
}
