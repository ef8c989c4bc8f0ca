import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minWidth: 0,
    // Words alone on their line are no wider than the line: a longer one breaks. Other parts say themselves how narrow they get.
    '& > :not([class])': { minWidth: 0 },
  },
  variants: {
    spread: { true: { justifyContent: 'space-between' } },
    /** Fields side by side while there is room, aligned at the controls when labels wrap. */
    fields: {
      true: { alignItems: 'flex-end', gap: '4', '& > *': { flex: '1 1 11rem' } },
      /** With short values: two beside each other on a phone. */
      short: { alignItems: 'flex-end', gap: '3', '& > *': { flex: '1 1 9rem' } },
    },
  },
});

export interface RowProps {
  readonly children: ReactNode;
  readonly spread?: boolean;
  readonly fields?: boolean | 'short';
}

/** Items side by side, wrapping. */
export function Row({ children, spread = false, fields = false }: RowProps) {
  return (
    <Line spread={spread} fields={fields}>
      {children}
    </Line>
  );
}
