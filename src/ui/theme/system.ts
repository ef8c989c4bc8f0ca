import { createSystem } from '@chakra-ui/react';
import { baseConfig } from './base-config.ts';
import { looks } from './looks.ts';

/**
 * Chakra's styling engine with the product's own tokens. Chakra's default theme is left out: its sizes and contrasts do
 * not suit people of 75 and older, and it weighs 60 kB.
 */
export const system = createSystem(baseConfig, looks);

/**
 * The same for a page that was made beforehand, whose document has the global styles. Emotion would put them in once more:
 * a layer that is inserted has the browser look at its fonts again (docs/decisions/0142-rules-without-a-layer.md), and a page
 * that was drawn without its font would change when it is touched.
 */
export const systemOfMadePage: typeof system = {
  ...system,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};
