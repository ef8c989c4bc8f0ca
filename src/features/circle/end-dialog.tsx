import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useReportsOffline } from '#ui/feedback/use-reports-offline.ts';
import { Dialog } from '#ui/layout/dialog.tsx';

export interface EndDialogProps {
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly stay: string;
  /** When it holds, without a network. */
  readonly offline: string;
  readonly failed: string;
  readonly busy: boolean;
  readonly failure: DomainError | null;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asks once before a membership ends, and says honestly when that happens without a network. */
export function EndDialog({ title, text, go, stay, offline, failed, busy, failure, onGo, onClose }: EndDialogProps) {
  const { t } = useTranslation('errors');
  const likelyOffline = useReportsOffline();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={onGo}>
            {go}
          </Button>
          <Button onClick={onClose}>{stay}</Button>
        </>
      }
    >
      <p>{text}</p>
      {likelyOffline ? (
        <Notice kind="warning" icon="no-network">
          <p>{offline}</p>
        </Notice>
      ) : null}
      {failure === null ? null : (
        <Notice kind="danger" announce="alert" title={failed}>
          <FailureReason reason={t(failure.code)} />
        </Notice>
      )}
    </Dialog>
  );
}
