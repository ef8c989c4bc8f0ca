import { chakra, ChakraProvider, defineRecipe, type SystemContext } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { staffSystem } from './staff-system.ts';
import { styled } from './styled.tsx';
import { system } from './system.ts';

const recipe = defineRecipe({
  base: { padding: '4', bg: 'card.bg', '&:hover': { color: 'card.link' }, '@media print': { padding: 0 } },
  variants: {
    tone: { plain: {}, warm: { bg: 'heart.bg' } },
    wide: { true: { width: 'full' }, false: { width: '11rem' } },
  },
  defaultVariants: { tone: 'warm' },
});
const Part = styled('div', recipe);
/** The oracle: Chakra's own factory. */
const ChakraPart = chakra('div', recipe);

const markupOf = (element: ReactElement, shownIn = system): string =>
  renderToStaticMarkup(<ChakraProvider value={shownIn}>{element}</ChakraProvider>);

/** Chakra's markup without the layer that it wraps each rule in, and without the names of classes, which are of their rules. */
const withoutLayers = (markup: string): string =>
  markup.replaceAll(/@layer recipes\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g, '$1').replaceAll(/css[ -]\w+/g, 'css');

const bodyOf = (markup: string) => markup.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

test('has the rules and the attributes that Chakra gives, in no layer, for each combination of variants', () => {
  for (const tone of ['plain', 'warm', undefined] as const) {
    for (const wide of [true, false, undefined]) {
      for (const shownIn of [system, staffSystem]) {
        const ours = markupOf(<Part tone={tone} wide={wide} id="a" aria-hidden />, shownIn);
        const chakras = markupOf(<ChakraPart tone={tone} wide={wide} id="a" aria-hidden />, shownIn);
        expect(chakras).toContain('@layer recipes{');
        expect(ours).not.toContain('@layer recipes{');
        expect(withoutLayers(ours)).toBe(withoutLayers(chakras));
        expect(ours).toContain('padding:');
      }
    }
  }
});

test('another element has the same look, and no variant becomes an attribute', () => {
  const plain = bodyOf(markupOf(<Part wide />));
  expect(plain).toMatch(/^<div class="css-\w+"><\/div>$/);
  expect(bodyOf(markupOf(<Part as="section" wide />))).toBe(plain.replaceAll('div', 'section'));
});

test('resolves a combination of variants once per system', () => {
  const resolved: unknown[] = [];
  const counted: SystemContext = {
    ...system,
    cva(config) {
      resolved.push(config);
      return system.cva(config);
    },
  };
  const Once = styled('p', { variants: { loud: { true: { fontWeight: 700 } } } });
  markupOf(
    <>
      <Once />
      <Once loud />
      <Once loud />
      <Once />
    </>,
    counted,
  );
  expect(resolved).toHaveLength(2);
});
