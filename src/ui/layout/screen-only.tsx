import { chakra } from '@chakra-ui/react';

/** What is not printed. */
export const ScreenOnly = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', _print: { display: 'none' } },
});
