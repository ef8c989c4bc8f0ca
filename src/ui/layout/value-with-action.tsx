import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    // A word without end breaks, also where its line would rather grow with it.
    '& > :first-child': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
  },
});

export interface ValueWithActionProps {
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A value of a summary with what can be done about it beside it. */
export function ValueWithAction({ children, action }: ValueWithActionProps) {
  return (
    <Line>
      <span>{children}</span>
      {action}
    </Line>
  );
}
