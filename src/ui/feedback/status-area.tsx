import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: 0,
    outline: 'none',
    // It must be there before its words are, yet leave no gap while it has none.
    '&:empty': { position: 'absolute' },
  },
});

/** Where words will appear that have to be spoken too: what was saved, what was understood. */
export function StatusArea({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <Area ref={ref} role="status" tabIndex={-1}>
      {children}
    </Area>
  );
}
