import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveVisit } from '#domain/contracts/dispatch.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { isoDate, timeOfDay } from '#domain/field-types.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { DurationField } from './duration-field.tsx';
import type { FileDialogProps } from './file-dialog-props.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';

interface MoveDialogProps extends FileDialogProps {
  readonly visit: StoredVisit;
}

/** Moves a visit to another day, hour or length. Whether that can be is for the server to say. */
export function MoveDialog({ acting, requestId, revision, visit: { id, visit }, onClose, onDone }: MoveDialogProps) {
  const { t } = useTranslation('file');
  const [date, setDate] = useState(visit.date);
  const [start, setStart] = useState(visit.start);
  const [minutes_planned, setMinutes] = useState(visit.minutes_planned);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, moveVisit);
  const validDate = isoDate.safeParse(date).success;
  const validStart = timeOfDay.safeParse(start).success;

  async function go() {
    setTried(true);
    if (!validDate || !validStart || reason.trim() === '') return;
    const input = {
      request_id: requestId,
      visit_id: id,
      revision,
      date,
      start,
      minutes_planned,
      reason: reason.trim(),
    };
    if (await run(input)) onDone(t('done-move'));
  }

  return (
    <CommandDialog
      title={t('title-move')}
      go={t('go-move')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      {visit.state === 'offered' ? <p>{t('move-offers')}</p> : null}
      {visit.state === 'confirmed' ? <p>{t('move-student')}</p> : null}
      <Row fields>
        <Field id="date" label={t('date')} error={tried && !validDate ? t('date-invalid') : undefined}>
          {(control) => (
            <TextInput control={control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          )}
        </Field>
        <Field id="start" label={t('start')} error={tried && !validStart ? t('start-invalid') : undefined}>
          {(control) => (
            <TextInput control={control} type="time" value={start} onChange={(event) => setStart(event.target.value)} />
          )}
        </Field>
        <DurationField minutes={minutes_planned} onChange={setMinutes} />
      </Row>
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}
