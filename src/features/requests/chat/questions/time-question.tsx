import { useTranslation } from '#i18n/use-translation.ts';
import { TimePicker } from '#features/requests/pickers/time-picker.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { parseTypedTime } from '../typed/parse-typed-time.ts';
import { OtherAnswer } from './other-answer.tsx';
import type { QuestionProps } from './question-props.ts';
import { answerFieldId, TextAnswer } from './text-answer.tsx';

/** Offers whole hours as buttons; any other time can be typed, spoken or picked in the native time picker. */
export function TimeQuestion({ acting, conversation, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation('chat');
  const typed = conversation.typed.time ?? '';
  const read = parseTypedTime(typed);
  return (
    <OtherAnswer
      label={t('other-time')}
      icon="clock"
      opened={typed !== '' || error !== undefined}
      renderAnswers={(more) => <TimePicker onPick={(value) => onChoose({ step: 'time', value })} more={more} />}
    >
      <TextAnswer acting={acting} value={typed} onAnswer={(said) => onSay('time', said)}>
        <Field id={answerFieldId} label={t('typed-time')} hint={t('typed-time-hint')} error={error}>
          {(control) => (
            <TextInput
              control={control}
              autoComplete="off"
              enterKeyHint="send"
              value={typed}
              onChange={({ target }) => onType('time', target.value)}
            />
          )}
        </Field>
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
      </TextAnswer>
    </OtherAnswer>
  );
}
