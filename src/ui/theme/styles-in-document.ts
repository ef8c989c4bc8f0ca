import type { SystemContext } from '@chakra-ui/react';

/**
 * A system for pages whose document has its global styles (build/global-styles.ts). Emotion would insert them once more: the
 * page would be laid out again, and a layer that is inserted has the browser look at its fonts
 * (docs/decisions/0143-global-styles-in-the-document.md).
 */
export const stylesInDocument = (made: SystemContext): SystemContext => ({
  ...made,
  _config: { ...made._config, disableLayers: true },
  _global: [],
});
