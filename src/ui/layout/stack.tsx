import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';

const Column = styled('div', {
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

/** Items one below the other. */
export function Stack({ children, gap = 'normal', as = 'div', id }: StackProps) {
  return (
    // Safari drops the list role of a list without markers.
    <Column as={as} gap={gap} id={id} role={as === 'ul' || as === 'ol' ? 'list' : undefined}>
      {children}
    </Column>
  );
}
