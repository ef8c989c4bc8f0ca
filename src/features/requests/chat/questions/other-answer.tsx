import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/content/icon.tsx';
import { answerFieldId } from './text-answer.tsx';

export interface OtherAnswerProps {
  readonly label: string;
  readonly icon: IconName;
  /** Open from the start, because the field has text or an error. */
  readonly opened: boolean;
  /** Renders the answer buttons; `more` is the button that opens the field. */
  readonly renderAnswers: (more: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Shows buttons first; the field for other answers opens on tap and takes the focus. */
export function OtherAnswer({ label, icon, opened, renderAnswers, children }: OtherAnswerProps) {
  const [openedByTap, setOpenedByTap] = useState(opened);
  const open = openedByTap || opened;
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
        setOpenedByTap(true);
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
