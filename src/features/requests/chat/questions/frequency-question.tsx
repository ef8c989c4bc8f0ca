import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecurringFrequency } from '#domain/requests/frequencies.ts';
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

/** Until when: open, or a last day. */
function Until({ frequency, openId, conversation, onChoose, onBack }: UntilProps) {
  const { t } = useTranslation(['recurrence', 'chat', 'validation']);
  const today = useToday();
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const { date = null } = conversation.answers;
  const firstDay = date ?? today;
  const choose = (until: string) => onChoose({ step: 'frequency', value: { frequency, until } });

  function answer() {
    const read = readLastDay(typed, firstDay);
    if (read.kind === 'empty') choose('');
    else if (read.kind === 'date' && read.date >= firstDay) choose(read.date);
    else if (read.kind === 'date') setError(t('validation:until-too-early'));
    else setError(t(read.kind === 'unreadable' ? 'validation:date-unreadable' : 'validation:date-other-weekday'));
  }

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
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          answer();
        }}
      >
        <LastDay
          id={fieldId}
          error={error}
          value={typed}
          firstDay={firstDay}
          enterKeyHint="send"
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
        />
        <Button type="submit" icon="send">
          {t('chat:give-answer')}
        </Button>
      </Form>
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
