import { createSystem } from '@chakra-ui/react';
import { baseConfig } from './base-config.ts';
import { looks } from './looks.ts';
import { stylesInDocument } from './styles-in-document.ts';

/**
 * Chakra's styling engine with the product's own tokens. Chakra's default theme is left out: its sizes and contrasts do
 * not suit people of 75 and older, and it weighs 60 kB.
 */
export const system = stylesInDocument(createSystem(baseConfig, looks));
