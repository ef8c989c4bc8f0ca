import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RecurringFrequency } from '#domain/requests/frequencies.ts';
import type { TypedDate } from '#features/requests/days/parse-typed-date.ts';
import { FrequencyPicker } from '#features/requests/recurrence/frequency-picker.tsx';
import { LastDay, readLastDay } from '#features/requests/recurrence/last-day.tsx';
import { RhythmNotice } from '#features/requests/recurrence/rhythm-notice.tsx';
import { useToday } from '#shared/days/use-today.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { QuestionProps } from './question-props.ts';

interface UntilProps extends Pick<QuestionProps, 'conversation' | 'onChoose'> {
  readonly frequency: RecurringFrequency;
  readonly openId: string;
  readonly onBack: () => void;
}

type Mistake = 'date-unreadable' | 'date-other-weekday' | 'until-too-early';

function mistakeIn(read: TypedDate, firstDay: string): Mistake | null {
  if (read.kind === 'unreadable') return 'date-unreadable';
  if (read.kind === 'other-weekday') return 'date-other-weekday';
  return read.kind === 'date' && read.date < firstDay ? 'until-too-early' : null;
}

/** The last day, typed; empty until somebody stops it. */
function TypedUntil({ firstDay, onGive }: { readonly firstDay: string; readonly onGive: (until: string) => void }) {
  const { t } = useTranslation(['chat', 'validation']);
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<Mistake | null>(null);

  function answer() {
    const read = readLastDay(typed, firstDay);
    const found = mistakeIn(read, firstDay);
    setMistake(found);
    if (found === null) onGive(read.kind === 'date' ? read.date : '');
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <LastDay
        id={fieldId}
        error={mistake === null ? undefined : t(`validation:${mistake}`)}
        value={typed}
        firstDay={firstDay}
        enterKeyHint="send"
        onChange={(text) => {
          setTyped(text);
          setMistake(null);
        }}
      />
      <Button type="submit" icon="send">
        {t('give-answer')}
      </Button>
    </Form>
  );
}

/** Until when: open, or a last day. */
function Until({ frequency, openId, conversation, onChoose, onBack }: UntilProps) {
  const { t } = useTranslation('recurrence');
  const today = useToday();
  const { date = null } = conversation.answers;
  const choose = (until: string) => onChoose({ step: 'frequency', value: { frequency, until } });
  return (
    <>
      <RhythmNotice frequency={frequency} date={date} />
      <p>
        <strong>{t('until-question')}</strong>
      </p>
      <Row>
        <Button id={openId} kind="main" onClick={() => choose('')}>
          {t('until-open')}
        </Button>
        <Button
          icon="back"
          onClick={({ currentTarget }) => {
            // The pressed button goes away.
            currentTarget.closest<HTMLElement>('[role=group]')?.focus();
            onBack();
          }}
        >
          {t('other-frequency')}
        </Button>
      </Row>
      <TypedUntil firstDay={date ?? today} onGive={choose} />
    </>
  );
}

/** How often; for what recurs also until when, with what is done on a public holiday. */
export function FrequencyQuestion({ conversation, onChoose }: QuestionProps) {
  const [chosen, setChosen] = useState<RecurringFrequency | null>(null);
  const openId = useId();
  const focusLater = useFocusLater();
  if (chosen !== null) {
    return (
      <Until
        frequency={chosen}
        openId={openId}
        conversation={conversation}
        onChoose={onChoose}
        onBack={() => setChosen(null)}
      />
    );
  }
  return (
    <FrequencyPicker
      onPick={(frequency) => {
        if (frequency === 'one-time') {
          onChoose({ step: 'frequency', value: { frequency, until: '' } });
          return;
        }
        setChosen(frequency);
        // The pressed button goes away.
        focusLater(openId);
      }}
    />
  );
}
