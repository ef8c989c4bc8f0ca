import { useId, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import type { DispatchProblem } from '#shared/staff/dispatch/use-dispatch.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';

export interface CommandDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly go: string;
  /** For what cannot be taken back. */
  readonly danger?: boolean;
  readonly busy: boolean;
  /** What is filled in cannot be done; the dialog says why. */
  readonly stopped?: boolean;
  readonly problem: DispatchProblem | null;
  readonly onGo: () => void;
  /** Closes it, to show what holds now. */
  readonly onClose: () => void;
}

/** A command of staff with what it needs to know. Without a connection it says so before anybody types. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, children, go, danger = false, busy, stopped = false, problem, onGo, onClose } = props;
  const { t } = useTranslation('file');
  const { canWrite, reason } = useConnection();
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} kind={danger ? 'danger' : 'main'} busy={busy} disabled={!canWrite || stopped}>
            {busy ? t('busy') : go}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      {canWrite ? null : <Notice kind="warning" icon="no-network" announce="status" title={reason} />}
      <DispatchNotice problem={problem} onLookAgain={onClose} />
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (canWrite && !busy && !stopped) onGo();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
