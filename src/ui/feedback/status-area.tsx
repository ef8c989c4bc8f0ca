import { styled } from '../theme/styled.tsx';
import type { ReactNode, Ref } from 'react';

const Area = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: 0,
    outline: 'none',
    // Must be rendered before its text, yet take no room while empty.
    '&:empty': { position: 'absolute' },
  },
});

/** A live region for visible messages, such as the confirmation of a save. */
export function StatusArea({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <Area ref={ref} role="status" tabIndex={-1} data-kept-as="no">
      {children}
    </Area>
  );
}
