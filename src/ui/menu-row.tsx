import { styled } from './theme/styled.tsx';
import { menuRow } from './theme/menu-row.ts';

export const MenuRowLink = styled('a', { base: menuRow });
export const MenuRowButton = styled('button', { base: menuRow });
