import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { resolveLead } from '#domain/contracts/leads.ts';
import { leadOutcomes } from '#domain/documents/lead.ts';
import { textLimits } from '#domain/field-types.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { useToday } from '#shared/days/use-today.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-input.tsx';

export type LeadOutcome = (typeof leadOutcomes)[number];

export interface ResolveDialogProps {
  readonly acting: ActingFor;
  readonly leadId: string;
  /** Of the lead that the person saw when the dialog opened. */
  readonly revision: number;
  readonly name: string;
  /** The outcome that is chosen to begin with. */
  readonly outcome: LeadOutcome;
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

function CallDay({ day, today, onChange, tried }: DayProps) {
  const { t } = useTranslation('leads');
  return (
    <Field id="call-on" label={t('call-on')} error={tried && day < today ? t('call-on-missing') : undefined}>
      {(control) => (
        <TextInput
          control={control}
          type="date"
          autoComplete="off"
          min={today}
          value={day}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
  readonly tried: boolean;
}

/** What a call came to: the outcome, the day to call again and a note. */
export function ResolveDialog(props: ResolveDialogProps) {
  const { acting, leadId, revision, name, onClose, onDone } = props;
  const { t } = useTranslation('leads');
  const today = useToday();
  const [outcome, setOutcome] = useState<LeadOutcome>(props.outcome);
  const [day, setDay] = useState(() => addDaysTo(today, 1));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, resolveLead);
  const isLater = outcome === 'call-back';

  async function go() {
    setTried(true);
    if (isLater && day < today) return;
    const call_on = isLater ? day : null;
    const done = await run({ lead_id: leadId, revision, state: outcome, call_on, note: note.trim() });
    if (done) onDone(t(`done-${outcome}`));
  }

  return (
    <CommandDialog
      title={t('resolve-title', { name })}
      go={t('resolve-go')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <ChoiceCards
        id="outcome"
        name="outcome"
        legend={t('outcome')}
        choices={leadOutcomes.map((value) => ({ value, label: t(`outcome-${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
      {isLater ? <CallDay day={day} today={today} onChange={setDay} tried={tried} /> : null}
      <Field id="lead-note" label={t('note')} hint={t('note-hint')}>
        {(control) => (
          <TextArea
            control={control}
            rows={3}
            maxLength={textLimits.notes}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </CommandDialog>
  );
}
