import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { fromDesktop, fromTablet } from '../theme/container-queries.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [fromDesktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', columnGap: '10' },
  },
});
const Side = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: 0,
    [fromTablet]: { gap: '5' },
    '& > svg': { borderRadius: 'card' },
  },
});

/** Text with something beside it, or below it where there is no room. */
export function Split({ children, beside }: { readonly children: ReactNode; readonly beside: ReactNode }) {
  return (
    <Columns>
      <Side>{children}</Side>
      <Side>{beside}</Side>
    </Columns>
  );
}
