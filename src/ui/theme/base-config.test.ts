import { createSystem, defaultBaseConfig, type RecipeDefinition, type SystemContext } from '@chakra-ui/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { looks } from './looks.ts';
import { staffConfig, staffSystem } from './staff-system.ts';
import { system } from './system.ts';

const found = vi.hoisted(() => ({ recipes: [] as RecipeDefinition[] }));

vi.mock('./styled.tsx', () => ({
  styled(_: string, recipe: RecipeDefinition) {
    found.recipes.push(recipe);
    return () => null;
  },
}));

beforeAll(async () => {
  const parts = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./styled.tsx']);
  await Promise.all(Object.values(parts).map((load) => load()));
});

/** Every choice of one variant, and none. */
function choicesOf({ variants = {} }: RecipeDefinition): readonly Record<string, string>[] {
  const single = Object.entries(variants).flatMap(([name, options]) =>
    Object.keys(options as object).map((option) => ({ [name]: option })),
  );
  return [{}, ...single];
}

/** Chakra's own configuration also keeps each background in a variable, which nothing uses. */
function withoutVariable(styles: unknown): unknown {
  if (typeof styles !== 'object' || styles === null) return styles;
  return Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => name !== '--bg-currentcolor')
      .map(([name, value]) => [name, withoutVariable(value)]),
  );
}

test.each([
  ['the app', system, createSystem(defaultBaseConfig, looks)],
  ["staff's app", staffSystem, createSystem(defaultBaseConfig, looks, staffConfig)],
] as const)('every recipe has the rules that Chakra’s whole configuration gives it in %s', (_, ours, whole) => {
  const rulesIn = (shown: SystemContext) =>
    found.recipes.flatMap((recipe) =>
      choicesOf(recipe).map((choice) => withoutVariable(shown.cva(recipe)(choice as never))),
    );
  expect(found.recipes.length).toBeGreaterThan(100);
  expect(rulesIn(ours)).toEqual(rulesIn(whole));
  expect(withoutVariable(ours.getGlobalCss())).toEqual(withoutVariable(whole.getGlobalCss()));
  expect(ours.getTokenCss()).toEqual(whole.getTokenCss());
  expect(ours.getPreflightCss()).toEqual(whole.getPreflightCss());
});
