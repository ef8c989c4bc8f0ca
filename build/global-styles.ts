import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const written = /<style data-emotion="css-global [^"]+">(?<rules>.*?)<\/style>/gs;

/**
 * The style element with the global styles of a system: the order of its layers, the reset, the base and the tokens, for the head of its documents.
 * A document that has them is drawn in them at once, and is not laid out again when its scripts come.
 */
export function globalStylesOf(system: SystemContext): string {
  const value: SystemContext = {
    ...system,
    _config: { ...system._config, disableLayers: false },
    _global: [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()],
  };
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value, children: null }));
  return `<style>${[...markup.matchAll(written)].map(({ groups }) => groups?.['rules'] ?? '').join('')}</style>`;
}
