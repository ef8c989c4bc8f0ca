import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileRecipe } from './compile-recipe.ts';
import { lookOf } from './compiled-recipe.ts';
import { styled } from './styled.tsx';

const recipe = {
  base: { padding: '4', bg: 'card.bg', '&:hover': { color: 'card.link' }, '@media print': { padding: 0 } },
  variants: {
    tone: { plain: {}, warm: { bg: 'heart.bg' } },
    wide: { true: { width: 'full' }, false: { width: '11rem', '@media print': { width: 'auto' } } },
  },
  defaultVariants: { tone: 'warm' },
} as const;
const Part = styled('div', recipe);

const bodyOf = (markup: string) => markup.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

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
  const plain = bodyOf(renderToStaticMarkup(<Part wide />));
  expect(plain).toMatch(/^<div class="css-\w+-warm-true"><\/div>$/);
  expect(bodyOf(renderToStaticMarkup(<Part as="section" wide />))).toBe(plain.replaceAll('div', 'section'));
});

test('recipes that say the same have the same class, others have another', () => {
  const { name } = compileRecipe(recipe);
  expect(compileRecipe({ ...recipe }).name).toBe(name);
  expect(compileRecipe({ ...recipe, base: { ...recipe.base, margin: 0 } }).name).not.toBe(name);
});
