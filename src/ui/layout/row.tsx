import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: 0 },
  variants: {
    spread: { true: { justifyContent: 'space-between' } },
    fields: {
      /** Fields side by side while there is room, aligned at the controls when labels wrap. */
      true: { alignItems: 'flex-end', gap: '4', '& > *': { flex: '1 1 11rem' } },
      /** The same for fields of a few characters, such as times, with a button behind them. */
      short: { alignItems: 'flex-end', '& > *': { flex: '1 1 7rem' }, '& > button': { flex: '0 0 auto' } },
    },
  },
});

export interface RowProps {
  readonly children: ReactNode;
  readonly spread?: boolean;
  readonly fields?: boolean | 'short';
}

/** Items side by side, wrapping. */
export function Row({ children, spread = false, fields }: RowProps) {
  return (
    <Line spread={spread} fields={fields === false ? undefined : fields}>
      {children}
    </Line>
  );
}
