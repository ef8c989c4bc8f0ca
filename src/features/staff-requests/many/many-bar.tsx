import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type ManyStep, manySteps } from '#domain/dispatch/many-requests.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useChanging } from '#shared/staff/role/use-may.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { RovingList } from '#ui/lists/use-roving.ts';
import { ExportStatus } from '../export/export-status.tsx';
import { exportedRows, useRequestExport } from '../export/use-request-export.ts';
import type { RequestRows } from '#shared/staff/request-rows/use-request-rows.ts';
import { ManyDialog } from './many-dialog.tsx';

const keyOf: Readonly<Record<ManyStep, string>> = {
  'take-request': 't',
  'release-request': 'l',
  'set-note': 'n',
  'cancel-request': 'Delete',
};

export interface ManyBarProps {
  readonly acting: ActingFor;
  readonly found: RequestRows;
  /** Of the whole list, where it is known. */
  readonly count: number | null;
  readonly list: RovingList;
  /** Whether the keys are of the chosen rows: beside an open request they are of that. */
  readonly withKeys: boolean;
}

function useManyActions(
  { list, withKeys }: ManyBarProps,
  open: (step: ManyStep) => void,
  exported: { readonly reason: string | null; readonly run: () => void },
) {
  const { t } = useTranslation(['table', 'board']);
  const { reason } = useChanging('dispatch.move');
  const count = list.state.chosen.size;
  const group = t('board:requests-title');
  const ofChosen = manySteps.map((step): StaffAction => ({
    id: `many-${step}`,
    label: t(`many-${step}`, { count }),
    group,
    keys: withKeys ? [keyOf[step]] : [],
    disabledReason: reason,
    run: () => open(step),
  }));
  const save: StaffAction = {
    id: 'requests-csv',
    label: count === 0 ? t('csv') : t('csv-chosen', { count }),
    group,
    disabledReason: exported.reason,
    run: exported.run,
  };
  useActions([...(count === 0 ? [] : ofChosen), save]);
  return { ofChosen, save };
}

/** What can be done with the chosen rows, and the list as a file. */
export function ManyBar(props: ManyBarProps) {
  const { acting, found, count, list } = props;
  const { rows } = found;
  const { t } = useTranslation(['table', 'board']);
  const [open, setOpen] = useState<{ readonly step: ManyStep; readonly rows: readonly BoardRow[] } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRequestExport(acting);
  const chosen = rows.filter(({ request_id: id }) => list.state.chosen.has(id));
  const { ofChosen, save } = useManyActions(props, (step) => setOpen({ step, rows: chosen }), {
    reason: file.reason,
    run: () => file.run(chosen.length === 0 ? exportedRows(found, count) : { kind: 'chosen', rows: chosen }),
  });
  return (
    <>
      <StatusArea>
        {chosen.length === 0 ? null : <strong>{t('board:chosen', { count: chosen.length })}</strong>}
        {refused === null ? null : <Notice kind="info" title={refused} />}
      </StatusArea>
      <Row>
        {chosen.length === 0
          ? null
          : manySteps.map((step, index) => {
              const action = ofChosen[index];
              return action === undefined ? null : (
                <ActionButton key={step} action={{ ...action, label: t(`short-${step}`) }} onRefused={setRefused} />
              );
            })}
        {rows.length === 0 ? null : (
          <ActionButton icon="saved" busy={file.progress !== null} action={save} onRefused={setRefused} />
        )}
        {chosen.length === 0 ? null : (
          <Button kind="quiet" onClick={list.clear}>
            {t('board:choose-none')}
          </Button>
        )}
      </Row>
      <ExportStatus {...file} />
      {open === null ? null : (
        <ManyDialog
          acting={acting}
          {...open}
          onClose={() => {
            setOpen(null);
            list.clear();
          }}
        />
      )}
    </>
  );
}
