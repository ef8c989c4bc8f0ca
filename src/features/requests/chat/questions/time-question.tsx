import { useTranslation } from 'react-i18next';
import { offeredTimes } from '#domain/requests/request-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { OtherAnswer } from './other-answer.tsx';
import { parseTypedTime } from '../typed/parse-typed-time.ts';
import type { QuestionProps } from './question-props.ts';
import { answerFieldId, TextAnswer } from './text-answer.tsx';

/** Whole hours as buttons; any other minute of the day is typed, spoken, or picked on the device's own clock. */
export function TimeQuestion({ acting, conversation, words, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation('chat');
  const typed = conversation.typed.time ?? '';
  const read = parseTypedTime(typed);
  return (
    <OtherAnswer
      label={t('other-time')}
      icon="clock"
      opened={typed !== '' || error !== undefined}
      columns="many"
      answers={offeredTimes.map((time) => (
        <Button key={time} onClick={() => onChoose({ step: 'time', value: time })}>
          {words.ofGiven({ step: 'time', value: time })}
        </Button>
      ))}
    >
      <TextAnswer
        acting={acting}
        label={t('typed-time')}
        hint={t('typed-time-hint')}
        error={error}
        value={typed}
        onAnswer={(said) => onSay('time', said)}
        aid={
          <Field id={`${answerFieldId}-clock`} label={t('clock')}>
            {(control) => (
              <TextInput
                control={control}
                type="time"
                autoComplete="off"
                value={read.kind === 'time' ? read.time : ''}
                onChange={({ target: { value } }) => {
                  if (value !== '') onType('time', value);
                }}
              />
            )}
          </Field>
        }
      >
        {(control) => (
          <TextInput
            control={control}
            autoComplete="off"
            enterKeyHint="send"
            value={typed}
            onChange={({ target }) => onType('time', target.value)}
          />
        )}
      </TextAnswer>
    </OtherAnswer>
  );
}
