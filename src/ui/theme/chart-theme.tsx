import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { staffSystem } from './staff-system.ts';

/**
 * Without global styles: the document has them (build/global-styles.ts). Emotion would insert them once more, the page would
 * be laid out again, and a layer that is inserted has the browser look at its fonts
 * (docs/decisions/0143-global-styles-in-the-document.md).
 */
const system: SystemContext = {
  ...staffSystem,
  _config: { ...staffSystem._config, disableLayers: true },
  _global: [],
};

/** Staff's theme for Chakra's charts, the one part that is drawn by Chakra itself. */
export const ChartTheme = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
