import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { ManyStep } from '#domain/dispatch/many-requests.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { textLimits } from '#domain/field-types.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import { useReason } from '#shared/staff/dialogs/use-reason.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { ManyOutcome } from './many-outcome.tsx';
import { ManyPreview, partsOf } from './many-preview.tsx';
import { useMany } from './use-many.ts';

export interface ManyDialogProps {
  readonly acting: ActingFor;
  readonly step: ManyStep;
  /** As they were when the dialog was opened. */
  readonly rows: readonly BoardRow[];
  readonly onClose: () => void;
}

type Reason = ReturnType<typeof useReason>;

const needsText = (step: ManyStep) => step === 'set-note' || step === 'cancel-request';

function TextField({
  step,
  reason: { reason, setReason, tried },
}: {
  readonly step: ManyStep;
  readonly reason: Reason;
}) {
  const { t } = useTranslation('file');
  if (!needsText(step)) return null;
  if (step === 'cancel-request') {
    return <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />;
  }
  return (
    <Field
      id="note"
      label={t('note')}
      hint={t('note-hint')}
      error={tried && reason.trim() === '' ? t('note-missing') : undefined}
    >
      {(control) => (
        <TextArea
          control={control}
          rows={3}
          maxLength={textLimits.notes}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ManyButtonsProps {
  readonly step: ManyStep;
  readonly formId: string;
  readonly running: boolean;
  readonly hasBegun: boolean;
  /** Requests that it can still be done with. */
  readonly left: number;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function ManyButtons({ step, formId, running, hasBegun, left, onStop, onClose }: ManyButtonsProps) {
  const { t } = useTranslation(['table', 'file', 'staff']);
  const { canWrite } = useConnection();
  if (running) {
    return (
      <Button icon="stop" onClick={onStop}>
        {t('stop')}
      </Button>
    );
  }
  const kind = step === 'cancel-request' ? 'danger' : 'main';
  return (
    <>
      {left === 0 ? null : (
        <Button type="submit" form={formId} kind={kind} disabled={!canWrite} icon={hasBegun ? 'retry' : 'check'}>
          {hasBegun ? t('many-again', { count: left }) : t(`go-${step}`, { count: left })}
        </Button>
      )}
      <Button onClick={onClose}>{hasBegun ? t('staff:close') : t('file:back')}</Button>
    </>
  );
}

function useManyStep({ acting, step, rows }: Omit<ManyDialogProps, 'onClose'>) {
  const { canWrite } = useConnection();
  const reason = useReason();
  const many = useMany(acting);
  const [parts] = useState(() => partsOf(step, rows, acting.actorUid));
  const running = many.progress !== null;
  // What was rejected has to be looked at first: what was not sent, or whose answer was lost, can be sent again.
  const left = parts.possible.filter(
    ({ request_id: id }) => !many.outcomes.has(id) || many.outcomes.get(id)?.kind === 'failed',
  );

  function go() {
    reason.setTried(true);
    if (running || !canWrite || (needsText(step) && reason.given === '')) return;
    many.run(left.map((row) => ({ step, row, text: reason.given })));
  }

  return { reason, many, parts, running, hasBegun: running || many.outcomes.size > 0, left: left.length, go };
}

/** One step on many requests: what will happen beforehand, how far it is, and what came of each. */
export function ManyDialog({ onClose, ...props }: ManyDialogProps) {
  const { step } = props;
  const { t } = useTranslation('table');
  const { canWrite, reason: offline } = useConnection();
  const formId = useId();
  const { reason, many, parts, running, hasBegun, left, go } = useManyStep(props);
  const { possible } = parts;
  // Each title is announced: the dialog moves the focus to it.
  const done = t(running ? 'many-busy' : 'many-over');
  const title = hasBegun ? done : t(`many-${step}`, { count: possible.length });

  return (
    <Dialog
      open
      title={title}
      onClose={running ? many.stop : onClose}
      actions={<ManyButtons {...{ step, formId, running, hasBegun, left, onClose }} onStop={many.stop} />}
    >
      {canWrite ? null : <Notice kind="warning" icon="no-network" announce="status" title={offline} />}
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        {hasBegun ? (
          <ManyOutcome rows={possible} many={many} />
        ) : (
          <>
            <ManyPreview step={step} parts={parts} />
            {possible.length === 0 ? null : <TextField step={step} reason={reason} />}
          </>
        )}
      </Form>
    </Dialog>
  );
}
