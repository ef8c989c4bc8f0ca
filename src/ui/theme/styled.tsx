import {
  useChakraContext,
  type RecipeDefinition,
  type RecipeSelection,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { css, withEmotionCache } from '@emotion/react';
import type { ComponentProps, ElementType, FunctionComponent, JSX } from 'react';

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

type EmotionCache = Parameters<Parameters<typeof withEmotionCache>[0]>[1];
type SerializedStyles = ReturnType<typeof css>;

const isBrowser = typeof document !== 'undefined';

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

/** Styles of each combination of variants: computed on its first use, by the system that the component is shown in. */
function stylesBySystem<V extends Variants>(recipe: RecipeDefinition<V>, variants: readonly string[]) {
  const known = new WeakMap<SystemContext, Map<string, SerializedStyles>>();
  const combinationsOf = (system: SystemContext) => {
    const found = known.get(system) ?? new Map<string, SerializedStyles>();
    known.set(system, found);
    return found;
  };
  return (system: SystemContext, props: Readonly<Record<string, unknown>>): SerializedStyles => {
    const combinations = combinationsOf(system);
    const combination = variants.map((name) => props[name]).join();
    const found = combinations.get(combination);
    if (found !== undefined) return found;
    const chosen = Object.fromEntries(variants.map((name) => [name, props[name]]));
    const styles = css(withoutLayer(system.cva(recipe)(chosen as RecipeSelection<V>)) as Parameters<typeof css>[0]);
    combinations.set(combination, styles);
    return styles;
  };
}

/** Adds rules to the document once. Without a document it returns them. */
function insertOnce(cache: EmotionCache, className: string, styles: SerializedStyles): string | undefined {
  if (cache.inserted[styles.name] !== undefined) return undefined;
  return cache.insert(`.${className}`, styles, cache.sheet, true) ?? undefined;
}

/**
 * An element with a recipe. Chakra's own factory makes the recipe and its rules anew for each element that it renders,
 * which was half of all script time of a page; here that is done once for each combination of variants. It takes no style
 * props (docs/decisions/0093-styles-once.md).
 */
export function styled<Tag extends keyof JSX.IntrinsicElements, V extends Variants>(
  tag: Tag,
  recipe: RecipeDefinition<V>,
): FunctionComponent<StyledProps<Tag, V>> {
  const variants = Object.keys(recipe.variants ?? {});
  const isVariant = new Set(variants);
  const stylesIn = stylesBySystem(recipe, variants);

  const Styled = withEmotionCache<Record<string, unknown>>(({ as, ...props }, cache, ref) => {
    const styles = stylesIn(useChakraContext(), props);
    const className = `${cache.key}-${styles.name}`;
    // While rendering, so that the rules of a part follow those of what is around it, as its elements do.
    const rules = insertOnce(cache, className, styles);
    const attributes =
      variants.length === 0
        ? props
        : Object.fromEntries(Object.entries(props).filter(([name]) => !isVariant.has(name)));
    const Element = (as ?? tag) as ElementType;
    const element = <Element {...attributes} ref={ref} className={className} />;
    if (isBrowser || rules === undefined) return element;
    return (
      <>
        <style data-emotion={`${cache.key} ${styles.name}`}>{rules}</style>
        {element}
      </>
    );
  });
  return Styled as FunctionComponent<StyledProps<Tag, V>>;
}
