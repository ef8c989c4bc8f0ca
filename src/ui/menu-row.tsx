import { chakra } from '@chakra-ui/react';
import { menuRow } from './theme/menu-row.ts';

export const MenuRowLink = chakra('a', { base: menuRow });
export const MenuRowButton = chakra('button', { base: menuRow });
