import type { RecipeDefinition, RecipeSelection, SystemStyleObject } from '@chakra-ui/react';
import type { ComponentProps, ElementType, FunctionComponent, JSX } from 'react';
import { type CompiledRecipe, type Look, lookOf } from './compiled-recipe.ts';
import { compileRecipe } from './compile-recipe.ts';
import { insertOnce } from './style-sheet.ts';

type Variants = Record<string, Record<string, SystemStyleObject>>;

/** Chakra also takes a value for each width; here recipes know about widths themselves, by container queries. */
type PlainValue<Value> = Value extends string | number | boolean ? Value : undefined;
type Choices<V extends Variants> = string extends keyof V
  ? unknown
  : { readonly [Key in keyof RecipeSelection<V>]?: PlainValue<RecipeSelection<V>[Key]> };

type StyledProps<Tag extends keyof JSX.IntrinsicElements, V extends Variants> = Choices<V> &
  Omit<ComponentProps<Tag>, string extends keyof V ? never : keyof V> & {
    /** Another element with the same look. */
    readonly as?: ElementType;
  };

interface Looks {
  /** The props without the variants, which are no attributes. */
  attributesIn(props: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Worked out when the combination is first used. */
  lookFor(props: Readonly<Record<string, unknown>>): Look;
}

function looksOf(recipe: CompiledRecipe): Looks {
  const known = new Map<string, Look>();
  const variants = recipe.variants.map(([name]) => name);
  return {
    attributesIn: (props) =>
      variants.length === 0
        ? props
        : Object.fromEntries(Object.entries(props).filter(([name]) => !variants.includes(name))),
    lookFor(props) {
      const combination = variants.map((name) => props[name]).join();
      const found = known.get(combination) ?? lookOf(recipe, props);
      known.set(combination, found);
      return found;
    },
  };
}

/**
 * An element with a recipe of Chakra's. A build compiles the recipe (build/recipes/recipes-plugin.ts), so that a page has
 * neither Chakra's engine nor Emotion; elsewhere it is compiled when it is first used. It takes no style props
 * (docs/decisions/0144-recipes-are-compiled-while-building.md).
 */
export function styled<Tag extends keyof JSX.IntrinsicElements, V extends Variants>(
  tag: Tag,
  recipe: RecipeDefinition<V>,
): FunctionComponent<StyledProps<Tag, V>> {
  let looks: Looks | undefined;

  function Styled({ as, ...props }: Record<string, unknown>) {
    const { attributesIn, lookFor } = (looks ??= looksOf(compileRecipe(recipe)));
    const { className, rules } = lookFor(props);
    // While rendering, so that the rules of a part follow those of what is around it, as its elements do.
    const isInserted = insertOnce(className, rules);
    const Element = (as ?? tag) as ElementType;
    const element = <Element {...attributesIn(props)} className={className} />;
    if (isInserted) return element;
    return (
      <>
        <style data-styles={className}>{rules.join('')}</style>
        {element}
      </>
    );
  }
  return Styled as FunctionComponent<StyledProps<Tag, V>>;
}
