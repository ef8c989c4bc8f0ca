import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';

interface SaidNoticeProps {
  /** What was done, in words; null while nothing was. */
  readonly done: string | null;
  /** Why a press did nothing; null where it did. */
  readonly refused: string | null;
}

/** What came of the last press, where it was pressed, and announced. */
export function SaidNotice({ done, refused }: SaidNoticeProps) {
  return (
    <StatusArea>
      {done === null ? null : <Notice kind="success" title={done} />}
      {refused === null ? null : <Notice kind="info" title={refused} />}
    </StatusArea>
  );
}
