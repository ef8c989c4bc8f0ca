import { useTranslation } from '#i18n/use-translation.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import type { DispatchProblem } from '#shared/staff/dispatch/use-dispatch.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';

interface SaveBarProps {
  readonly formId: string;
  readonly busy: boolean;
  readonly problem: DispatchProblem | null;
  /** Whether there is something to take back. */
  readonly isChanged: boolean;
  readonly onUndo: () => void;
}

/** Saves the form; without a connection it says why not. */
export function SaveBar({ formId, busy, problem, isChanged, onUndo }: SaveBarProps) {
  const { t } = useTranslation('students');
  const { canWrite, reason } = useConnection();
  useActions([
    {
      id: 'save',
      label: t('save'),
      group: t('file-label'),
      keys: ['mod+s'],
      disabledReason: reason,
      run: () => document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit(),
    },
  ]);
  return (
    <>
      <DispatchNotice problem={problem} onLookAgain={onUndo} />
      {canWrite ? null : <Notice kind="warning" icon="no-network" announce="status" title={reason} />}
      <Row>
        <Button type="submit" form={formId} kind="main" icon="saved" busy={busy} disabled={!canWrite}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        {isChanged ? (
          <Button icon="close" onClick={onUndo}>
            {t('undo')}
          </Button>
        ) : null}
      </Row>
    </>
  );
}
