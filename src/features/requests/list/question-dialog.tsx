import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

export interface QuestionDialogProps {
  readonly title: string;
  readonly text: string;
  /** What is good to know before answering. */
  readonly children?: ReactNode;
  readonly stay: string;
  readonly go: string;
  readonly goBusy?: string;
  /** The action is no longer possible; `changeNotice` gives the reason. The disabled button keeps the focus. */
  readonly tooLate?: boolean;
  readonly busy?: boolean;
  /** Translated sentences on why the action failed. */
  readonly failure?: readonly string[] | null;
  /** Translated text on what changed while the dialog was open. */
  readonly changeNotice?: string | null;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Asks to confirm a destructive action. */
export function QuestionDialog(props: QuestionDialogProps) {
  const {
    title,
    text,
    children,
    stay,
    go,
    goBusy = go,
    busy = false,
    failure = null,
    changeNotice = null,
    tooLate = false,
    onStay,
    onGo,
  } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={() => {
        if (!busy) onStay();
      }}
      actions={
        <>
          <Button kind="danger" busy={busy} disabled={tooLate} onClick={onGo}>
            {busy ? goBusy : go}
          </Button>
          <Button disabled={busy} onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      {changeNotice === null ? null : (
        <Notice kind="warning" announce="alert">
          <p>{changeNotice}</p>
        </Notice>
      )}
      {failure === null || busy ? null : (
        <Notice kind="danger" announce="alert">
          {failure.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </Dialog>
  );
}
