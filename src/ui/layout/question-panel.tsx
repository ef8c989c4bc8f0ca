import { styled } from '../theme/styled.tsx';
import { useEffect, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { deviceClock } from '#lib/clock.ts';
import { belowPhone } from '../theme/container-queries.ts';

const Panel = styled('div', {
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
    [belowPhone]: { padding: 'edge' },
  },
});

/** The double tap that answered one question must not answer the next, which appears in the same place. */
const settleMs = 500;

export interface QuestionPanelProps {
  /** Id of the element with the question. */
  readonly labelledBy: string;
  /** Identifies the question. */
  readonly question: string | number;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The answers to one question. Focusable, so that reading continues here. */
export function QuestionPanel({ labelledBy, question, children, ref }: QuestionPanelProps) {
  const shownAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    shownAt.current = deviceClock.monotonic();
  }, [question]);

  function ignoreSecondTap(event: MouseEvent) {
    if (event.timeStamp - shownAt.current >= settleMs) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Panel ref={ref} role="group" aria-labelledby={labelledBy} tabIndex={-1} onClickCapture={ignoreSecondTap}>
      {children}
    </Panel>
  );
}
