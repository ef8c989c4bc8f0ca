import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDate } from '#domain/field-types.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { offeredDays } from '#features/requests/days/offered-days.ts';
import { parseTypedDate } from '#features/requests/days/parse-typed-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayInDigits, dayInWords } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { dateContext } from '../check-answers.ts';
import { OtherAnswer } from './other-answer.tsx';
import type { QuestionProps } from './question-props.ts';
import { answerFieldId, TextAnswer } from './text-answer.tsx';

/** Days as buttons; another one is typed as one says it, spoken, or picked in the device's own calendar. */
export function DateQuestion({ acting, conversation, words, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = noonOf(useToday());
  const { today, earliest } = dateContext(now);
  const typed = conversation.typed.date ?? '';
  const read = parseTypedDate(typed, { today, earliest });
  // Typing a year into the calendar passes through the years 2, 20 and 202: until one leaves it, it shows what it holds.
  const [inCalendar, setInCalendar] = useState<string | null>(null);
  const last = conversation.messages.at(-1)?.parts.at(-1);
  const tooNear = last?.says === 'again' && last.reasons.includes('date-too-near');

  return (
    <>
      {tooNear ? (
        <Notice kind="warning" title={t('attention')}>
          {words.ofPart(last).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
      <OtherAnswer
        label={t('other-date')}
        icon="calendar"
        opened={typed !== '' || error !== undefined || tooNear}
        answers={offeredDays(now).map((day) => (
          <Button key={day} onClick={() => onChoose({ step: 'date', value: day })}>
            {dayInWords(day, language)}
          </Button>
        ))}
      >
        <TextAnswer
          acting={acting}
          label={t('typed-date')}
          hint={t('typed-date-hint', words.dateExample)}
          error={tooNear ? undefined : error}
          value={typed}
          onAnswer={(said) => onSay('date', said)}
          aid={
            <Field id={`${answerFieldId}-calendar`} label={t('calendar')}>
              {(control) => (
                <TextInput
                  control={control}
                  type="date"
                  autoComplete="off"
                  min={earliest}
                  value={inCalendar ?? (read.kind === 'date' ? read.date : '')}
                  onChange={({ target: { value } }) => {
                    setInCalendar(value);
                    if (isoDate.safeParse(value).success && value >= '1900') onType('date', dayInDigits(value));
                  }}
                  onBlur={() => setInCalendar(null)}
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
              onChange={({ target }) => onType('date', target.value)}
            />
          )}
        </TextAnswer>
      </OtherAnswer>
    </>
  );
}
