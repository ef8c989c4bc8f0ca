import { createSystem } from '@chakra-ui/react';
import { baseConfig } from './base-config.ts';
import { looks } from './looks.ts';

/**
 * Chakra's styling engine with the product's own tokens; only builds and tests use it (compile-recipe.ts). Chakra's default
 * theme is left out: its sizes and contrasts do not suit people of 75 and older.
 */
export const system = createSystem(baseConfig, looks);
