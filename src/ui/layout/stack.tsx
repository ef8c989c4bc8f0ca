import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, listStyle: 'none', margin: 0, padding: 0 },
  variants: { gap: { close: { gap: '2' }, normal: { gap: '4' }, wide: { gap: '6' } } },
});

export interface StackProps {
  readonly children: ReactNode;
  readonly gap?: 'close' | 'normal' | 'wide';
  /** `ul` and `ol` expect `li` children. */
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'form';
  readonly id?: string;
}

/** Things under one another. */
export function Stack({ children, gap = 'normal', as = 'div', id }: StackProps) {
  return (
    // Safari forgets that a list without markers is a list.
    <Column as={as} gap={gap} id={id} role={as === 'ul' || as === 'ol' ? 'list' : undefined}>
      {children}
    </Column>
  );
}
