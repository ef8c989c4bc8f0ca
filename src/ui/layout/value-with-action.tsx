import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    // Breaks long words, also where the flex item would grow with its content.
    '& > :first-child': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
  },
});

export interface ValueWithActionProps {
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A value of a summary with its action beside it. */
export function ValueWithAction({ children, action }: ValueWithActionProps) {
  return (
    <Line>
      <span>{children}</span>
      {action}
    </Line>
  );
}
