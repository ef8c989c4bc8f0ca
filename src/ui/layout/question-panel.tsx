import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { deviceClock } from '#lib/clock.ts';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: 0,
    padding: '4',
    bg: 'soft.bg',
    color: 'soft.text',
    borderWidth: '2px',
    borderColor: 'soft.border',
    borderRadius: 'card',
    scrollMarginBlock: '1rem',
  },
});

/** A double tap that answered one question must not answer the next one, which appears under the finger. */
const settleMs = 500;

export interface QuestionPanelProps {
  /** Id of the words that ask the question. */
  readonly labelledBy: string;
  /** Another value is another question. */
  readonly question: string | number;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Everything with which one question can be answered. It can take the focus, so that reading goes on from here. */
export function QuestionPanel({ labelledBy, question, children, ref }: QuestionPanelProps) {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    askedAt.current = deviceClock.monotonic();
  }, [question]);

  function ignoreSecondTap(event: MouseEvent) {
    if (event.timeStamp - askedAt.current >= settleMs) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Panel ref={ref} role="group" aria-labelledby={labelledBy} tabIndex={-1} onClickCapture={ignoreSecondTap}>
      {children}
    </Panel>
  );
}
