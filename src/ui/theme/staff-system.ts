import { createSystem, defineConfig, defineTokens } from '@chakra-ui/react';
import { baseConfig } from './base-config.ts';
import { looks } from './looks.ts';
import { onPaper } from './on-paper.ts';

const scale = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];
/** Steps of three pixels at the default text size. */
const steps = Object.fromEntries(scale.map((step) => [step, { value: `${(Number(step) * 3) / 16}rem` }]));

const dense = defineTokens({
  /** 16 px: the size of all running text, and the smallest. */
  fontSizes: {
    small: { value: '1rem' },
    body: { value: '1rem' },
    h3: { value: '1.125rem' },
    h2: { value: '1.25rem' },
    h1: { value: '1.5rem' },
  },
  spacing: steps,
  sizes: {
    /** 44 px: the minimum touch target. */
    control: { value: '2.75rem' },
    action: { value: '2.75rem' },
    page: { value: '110rem' },
  },
});

export const staffConfig = defineConfig({ theme: { tokens: dense }, globalCss: onPaper });

/**
 * The same look for people who work with it all day: smaller text and controls, so that a list and what it is about fit
 * on one screen. Every part of src/ui follows.
 */
export const staffSystem = createSystem(baseConfig, looks, staffConfig);
