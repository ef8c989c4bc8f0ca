import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { CancelVisitDialog } from '#shared/staff/dialogs/cancel-visit-dialog.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { VisitReasonDialog } from '#shared/staff/dialogs/visit-reason-dialog.tsx';
import { useVisitWords } from '#shared/staff/use-visit-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { VisitPanel, type VisitPanelProps } from './visit-panel.tsx';

type DialogKind = 'unassign' | 'cancel-visit';

const possibleIn: Readonly<Record<DialogKind | 'move', readonly VisitState[]>> = {
  move: ['open', 'offered', 'confirmed'],
  unassign: ['offered', 'confirmed'],
  'cancel-visit': ['open', 'offered', 'confirmed', 'missed'],
};

const keys = { move: 'm', unassign: 'r', 'cancel-visit': 'x' } as const;

export interface OpenVisitProps extends Omit<VisitPanelProps, 'actions' | 'onRefused'> {
  readonly acting: ActingFor;
  readonly stored: StoredVisit;
  readonly row: BoardRow;
  /** Opens the dialog that moves it. */
  readonly onMove: () => void;
  /** What was done last, in words. */
  readonly said: string | null;
  readonly onSaid: (done: string) => void;
}

interface VisitDialogProps extends RequestDialogProps {
  readonly kind: DialogKind;
  readonly visit: StoredVisit;
  readonly about: string;
}

const VisitDialog = ({ kind, visit, ...rest }: VisitDialogProps) =>
  kind === 'unassign' ? (
    <VisitReasonDialog {...rest} kind="unassign" visitId={visit.id} />
  ) : (
    <CancelVisitDialog {...rest} visit={visit} />
  );

/** The visit that is open beside the calendar, with its actions and their keys. */
export function OpenVisit(props: OpenVisitProps) {
  const { acting, stored, row, onMove, said, onSaid } = props;
  const { t } = useTranslation(['calendar', 'file', 'dispatch']);
  const { reason } = useConnection();
  const visitWords = useVisitWords();
  const [dialog, setDialog] = useState<{ readonly kind: DialogKind; readonly revision: number } | null>(null);
  const actionOf = (kind: DialogKind | 'move', run: () => void): StaffAction => ({
    id: `visit-${kind}`,
    label: t(kind === 'move' ? 'action-move' : `file:action-${kind}`),
    group: t('detail-label'),
    keys: [keys[kind]],
    disabledReason:
      reason ?? (possibleIn[kind].includes(stored.visit.state) ? null : t('dispatch:visit-state-changed')),
    run,
  });
  const open = (kind: DialogKind) => () => setDialog({ kind, revision: row.revision });
  const actions = [
    actionOf('move', onMove),
    actionOf('unassign', open('unassign')),
    actionOf('cancel-visit', open('cancel-visit')),
  ];
  useActions(actions);
  const shared = {
    ...{ acting, requestId: row.request_id, about: t('file:about-visit', { visit: visitWords(stored.visit) }) },
    onClose: () => setDialog(null),
    onDone: (done: string) => {
      setDialog(null);
      onSaid(done);
    },
  };
  return (
    <>
      <StatusArea>{said === null ? null : <Notice kind="info" title={said} />}</StatusArea>
      <VisitPanel {...props} actions={actions} onRefused={onSaid} />
      {dialog === null ? null : (
        <VisitDialog {...shared} kind={dialog.kind} revision={dialog.revision} visit={stored} />
      )}
    </>
  );
}
