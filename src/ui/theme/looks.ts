import { defineConfig, defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { surfaces, surfacesInMoreContrast } from './colors.ts';
import { globalStyles } from './global-styles.ts';

type Surface = Readonly<Record<string, string>>;

function asTokens(surface: Surface, inMoreContrast: Surface) {
  return Object.fromEntries(
    Object.entries(surface).map(([role, base]) => [
      role,
      { value: { base, _moreContrast: inMoreContrast[role] ?? base } },
    ]),
  );
}

const colors = Object.fromEntries(
  Object.entries(surfaces).map(([name, surface]) => [
    name,
    asTokens(surface, surfacesInMoreContrast[name as keyof typeof surfaces]),
  ]),
);

const scale = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];
/** Steps of four pixels at the default text size. */
const steps = Object.fromEntries(scale.map((step) => [step, { value: `${Number(step) / 4}rem` }]));

const tokens = defineTokens({
  fonts: {
    body: {
      value:
        "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
    },
    heading: {
      value:
        "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
    },
  },
  fontSizes: {
    /** 18 px: the smallest text size. */
    small: { value: '1.125rem' },
    /** 20 px. */
    body: { value: '1.25rem' },
    h3: { value: '1.375rem' },
    h2: { value: '1.625rem' },
    h1: { value: '2rem' },
  },
  /** `edge` does not grow with the text: beside large text it leaves the width to the words. */
  spacing: { ...steps, edge: { value: '8px' } },
  sizes: {
    ...steps,
    full: { value: '100%' },
    /** 56 px: the minimum touch target, large enough for a hand with a tremor. */
    control: { value: '3.5rem' },
    /** 64 px: the main action of a screen. */
    action: { value: '4rem' },
    /** About 65 characters a line. */
    text: { value: '42rem' },
    page: { value: '60rem' },
  },
  // Corners that grow with the text would cut into it.
  radii: {
    control: { value: 'min(0.75rem, 12px)' },
    card: { value: 'min(1.25rem, 20px)' },
    round: { value: '999rem' },
  },
});

/** The product's own tokens, for the systems of the senior's and of staff's app. */
export const looks = defineConfig({
  cssVarsPrefix: 'madelief',
  // Part of Chakra's theme, not of its engine: without it the browser's default margins, box sizing and borders
  // apply.
  preflight: true,
  globalCss: globalStyles,
  // Set before first paint by build/head/display.html, and by src/lib/display.ts afterwards.
  conditions: { moreContrast: '&:root[data-contrast=more]' },
  theme: {
    tokens,
    semanticTokens: defineSemanticTokens({ colors }),
    keyframes: { turn: { to: { transform: 'rotate(1turn)' } } },
  },
});
