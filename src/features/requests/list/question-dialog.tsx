import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

export interface QuestionDialogProps {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
  readonly goBusy?: string;
  /** It can no longer be done; `news` says why. The button keeps its place, and the focus if it has it. */
  readonly tooLate?: boolean;
  readonly busy?: boolean;
  /** Why it did not work, in words. */
  readonly failure?: readonly string[] | null;
  /** What changed while the question stood there. */
  readonly news?: string | null;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** Asks before something is taken away. */
export function QuestionDialog(props: QuestionDialogProps) {
  const {
    title,
    text,
    stay,
    go,
    goBusy = go,
    busy = false,
    failure = null,
    news = null,
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
          <Button disabled={busy} onClick={onStay}>
            {stay}
          </Button>
          <Button kind="danger" busy={busy} disabled={tooLate} onClick={onGo}>
            {busy ? goBusy : go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {news === null ? null : (
        <Notice kind="warning" announce="alert">
          <p>{news}</p>
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
