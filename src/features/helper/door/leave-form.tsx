import { type FormEvent, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { maxKilometres, maxVisitMinutes } from '#domain/documents/review.ts';
import { textLimits } from '#domain/field-types.ts';
import { minutesFrom } from '#domain/visits/worked-minutes.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainInput } from '#ui/plain/plain-input.tsx';
import { PlainRow, PlainTextArea } from '#ui/plain/plain-parts.tsx';
import { useHelperWords } from '../use-helper-words.ts';
import { type CheckedLeave, checkLeave, type LeaveValues, needsReason } from './leave-values.ts';

export type LeaveFields = Omit<CheckedLeave & { readonly ok: true }, 'ok'>;

export interface LeaveFormProps {
  readonly senior: string;
  /** The moments of coming and leaving, between which the minutes are counted. */
  readonly since: string;
  readonly at: string;
  /** What was told before, when the server asks for a reason. */
  readonly told: LeaveFields | null;
  readonly busy: boolean;
  readonly onLeave: (fields: LeaveFields) => void;
  readonly onBack?: (() => void) | undefined;
}

type Wrong = (CheckedLeave & { readonly ok: false })['wrong'];

interface FieldsProps {
  readonly values: LeaveValues;
  readonly wrong: Wrong | null;
  readonly change: (field: keyof LeaveValues) => (value: string) => void;
}

interface MinutesFieldsProps extends FieldsProps {
  readonly counted: number;
  /** The server counted other minutes. */
  readonly asksWhy: boolean;
}

/** How long it was, and why that is not what was counted. */
function MinutesFields({ values, wrong, change, counted, asksWhy }: MinutesFieldsProps) {
  const { t } = useTranslation(['door', 'helper']);
  return (
    <>
      <PlainInput
        label={t('minutes')}
        hint={t('minutes-hint', { minutes: t('helper:minutes', { count: counted }) })}
        inputMode="numeric"
        maxLength={4}
        value={values.minutes}
        error={wrong === 'minutes' ? t('minutes-wrong', { most: maxVisitMinutes }) : undefined}
        focusOnError
        takesFocus={!asksWhy}
        onChange={change('minutes')}
      />
      {asksWhy || needsReason(values.minutes, counted) ? (
        <PlainInput
          label={t('reason')}
          maxLength={textLimits.notes}
          value={values.reason}
          error={wrong === 'reason' ? t('reason-missing') : undefined}
          focusOnError
          takesFocus={asksWhy}
          onChange={change('reason')}
        />
      ) : null}
    </>
  );
}

/** How far, and what was done. */
function WorkFields({ values, wrong, change, senior }: FieldsProps & Pick<LeaveFormProps, 'senior'>) {
  const { t } = useTranslation(['door', 'helper']);
  return (
    <>
      <PlainInput
        label={t('km')}
        hint={t('km-hint')}
        inputMode="decimal"
        maxLength={7}
        value={values.km}
        error={wrong === 'km' ? t('km-wrong', { most: maxKilometres }) : undefined}
        focusOnError
        onChange={change('km')}
      />
      <PlainTextArea
        label={t('note')}
        hint={t('note-hint', { senior })}
        value={values.note}
        maxLength={textLimits.notes}
        onChange={change('note')}
      />
    </>
  );
}

/** Asks how long it was, why that is not what was counted, how far, and what was done. */
export function LeaveForm({ senior, since, at, told, busy, onLeave, onBack }: LeaveFormProps) {
  const { t } = useTranslation(['door', 'helper']);
  const words = useHelperWords();
  const counted = minutesFrom(new Date(since), new Date(at));
  const [values, setValues] = useState<LeaveValues>({
    minutes: String(told?.minutes ?? counted),
    reason: told?.reason ?? '',
    km: String(told?.km ?? 0),
    note: told?.note ?? '',
  });
  const [tried, setTried] = useState(false);
  const asksWhy = told !== null;
  const checked = checkLeave(values, counted, asksWhy);
  const fields: FieldsProps = {
    values,
    wrong: tried && !checked.ok ? checked.wrong : null,
    change: (field) => (value) => setValues({ ...values, [field]: value }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (checked.ok && !busy) onLeave(checked);
  }

  return (
    <form className="plain-stack" onSubmit={submit} noValidate>
      <p>{t('counted', { moment: words.moment(at) })}</p>
      <MinutesFields {...fields} counted={counted} asksWhy={asksWhy} />
      <WorkFields {...fields} senior={senior} />
      <PlainRow>
        <PlainButton kind="main" type="submit" busy={busy}>
          {t('leave-send')}
        </PlainButton>
        {onBack === undefined ? null : <PlainButton onClick={onBack}>{t('leave-back')}</PlainButton>}
      </PlainRow>
    </form>
  );
}
