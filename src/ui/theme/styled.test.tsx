import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileRecipe } from './compile-recipe.ts';
import { lookOf } from './compiled-recipe.ts';
import { styled } from './styled.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

const recipe = {
  base: { padding: '4', bg: 'card.bg', '&:hover': { color: 'card.link' }, '@media print': { padding: 0 } },
  variants: {
    tone: { plain: {}, warm: { bg: 'heart.bg' } },
    wide: { true: { width: 'full' }, false: { width: '11rem', '@media print': { width: 'auto' } } },
  },
  defaultVariants: { tone: 'warm' },
} as const;
const Part = styled('div', recipe);

test('an element has its rules before it, in no layer, and a class of its combination', () => {
  const { name } = compileRecipe(recipe);
  const markup = renderToStaticMarkup(<Part wide={false} id="a" aria-hidden />);
  expect(markup).toBe(
    [
      `<style data-styles="${name}-warm-false">`,
      `.${name}-warm-false{padding:var(--madelief-spacing-4);background:var(--madelief-colors-card-bg);`,
      'background:var(--madelief-colors-heart-bg);width:11rem;}',
      `.${name}-warm-false:hover{color:var(--madelief-colors-card-link);}`,
      `@media print{.${name}-warm-false{padding:0;width:auto;}}</style>`,
      `<div id="a" aria-hidden="true" class="${name}-warm-false"></div>`,
    ].join(''),
  );
});

test('a value without rules, and one that the recipe does not know, add nothing', () => {
  const compiled = compileRecipe(recipe);
  const plain = lookOf(compiled, { tone: 'plain' });
  expect(plain.className).toBe(compiled.name);
  expect(lookOf(compiled, { tone: 'unknown' })).toEqual(plain);
  expect(plain.rules.join('')).not.toContain('heart');
});

test('another element has the same look, and no variant becomes an attribute', () => {
  const plain = withoutStyles(renderToStaticMarkup(<Part wide />));
  expect(plain).toMatch(/^<div class="css-\w+-warm-true"><\/div>$/);
  expect(withoutStyles(renderToStaticMarkup(<Part as="section" wide />))).toBe(plain.replaceAll('div', 'section'));
});

test('recipes that say the same have the same class, others have another', () => {
  const { name } = compileRecipe(recipe);
  expect(compileRecipe({ ...recipe }).name).toBe(name);
  expect(compileRecipe({ ...recipe, base: { ...recipe.base, margin: 0 } }).name).not.toBe(name);
});

test('compiles a recipe once, for all combinations of its variants', () => {
  let reads = 0;
  const variants = { loud: { true: { fontWeight: 700 } } } as const;
  const counted = {
    get base() {
      reads += 1;
      return { margin: 0 };
    },
    variants,
  };
  const Counted = styled('p', counted);
  expect(reads).toBe(0);
  renderToStaticMarkup(<Counted />);
  const atFirst = reads;
  expect(atFirst).toBeGreaterThan(0);
  renderToStaticMarkup(
    <>
      <Counted loud />
      <Counted />
      <Counted loud />
    </>,
  );
  expect(reads).toBe(atFirst);
});
