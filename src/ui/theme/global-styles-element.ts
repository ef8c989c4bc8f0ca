import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';

/**
 * Renders to the style elements with the global styles of a system: the order of its layers, the reset, the base and the
 * tokens. For the build, which has no JSX and puts them into documents.
 */
export const globalStylesElement = (system: SystemContext): ReactElement =>
  jsx(ChakraProvider, { value: system, children: null });
