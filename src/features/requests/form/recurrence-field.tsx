import { deviceClock } from '#lib/clock.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useField } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FrequencyPicker } from '../recurrence/frequency-picker.tsx';
import { LastDay } from '../recurrence/last-day.tsx';
import { RhythmNotice } from '../recurrence/rhythm-notice.tsx';
import type { RequestFormValues } from './form-values.ts';
import { requestedDay } from './requested-day.ts';

/** How often, and for a request that recurs until when. */
export function RecurrenceField({ form }: { readonly form: FormFields<RequestFormValues> }) {
  const today = useToday();
  const { change, ...frequency } = useField(form, 'frequency');
  const { change: changeUntil, ...until } = useField(form, 'typedUntil');
  const day = useField(form, 'day').value;
  const typedDate = useField(form, 'typedDate').value;
  const requested = requestedDay({ day, typedDate }, deviceClock.now());
  const date = requested.kind === 'date' ? requested.date : null;
  return (
    <Stack>
      <FrequencyPicker field={frequency} onPick={change} />
      {frequency.value === 'one-time' ? null : (
        <>
          <RhythmNotice frequency={frequency.value} date={date} />
          <Card as="div" tone="soft">
            <LastDay {...until} firstDay={date ?? today} enterKeyHint="done" onChange={changeUntil} />
          </Card>
        </>
      )}
    </Stack>
  );
}
