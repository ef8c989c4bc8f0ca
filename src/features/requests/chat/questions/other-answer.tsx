import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/content/icon.tsx';
import { answerFieldId } from './text-answer.tsx';

export interface OtherAnswerProps {
  readonly label: string;
  readonly icon: IconName;
  /** Opened already: something stands in the field. */
  readonly opened: boolean;
  /** What can be tapped instead, given the button that opens the field. */
  readonly renderAnswers: (more: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Buttons first; the field for anything else opens when it is asked for, and takes the focus. */
export function OtherAnswer({ label, icon, opened, renderAnswers, children }: OtherAnswerProps) {
  const [wanted, setWanted] = useState(opened);
  const open = wanted || opened;
  const tapped = useRef(false);

  useEffect(() => {
    if (!open || !tapped.current) return;
    tapped.current = false;
    document.getElementById(answerFieldId)?.focus();
  }, [open]);

  const button = (
    <Button
      icon={icon}
      aria-expanded={open}
      onClick={() => {
        if (open) document.getElementById(answerFieldId)?.focus();
        tapped.current = true;
        setWanted(true);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {renderAnswers(button)}
      {open ? children : null}
    </>
  );
}
