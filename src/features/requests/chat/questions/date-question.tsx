import { useTranslation } from '#i18n/use-translation.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { parseTypedDate } from '#features/requests/days/parse-typed-date.ts';
import { useToday } from '#shared/days/use-today.ts';
import { DayPicker } from '#features/requests/pickers/day-picker.tsx';
import { TypedDay } from '#features/requests/pickers/typed-day.tsx';
import { dateContext } from '../check-answers.ts';
import { OtherAnswer } from './other-answer.tsx';
import type { QuestionProps } from './question-props.ts';
import { answerFieldId, TextAnswer } from './text-answer.tsx';

/** The calendar accepts days within the lead time, which the chat explains, but not a year that is still being typed. */
const minCalendarDay = '1900-01-01';

/** Offers days as buttons; any other day can be typed, spoken or picked in the native calendar. */
export function DateQuestion({ acting, conversation, words, error, onChoose, onSay, onType }: QuestionProps) {
  const { t } = useTranslation('chat');
  const today = useToday();
  const { earliest } = dateContext(noonOf(today));
  const typed = conversation.typed.date ?? '';
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
        renderAnswers={(more) => (
          <DayPicker today={today} onPick={(value) => onChoose({ step: 'date', value })} more={more} />
        )}
      >
        <TextAnswer acting={acting} value={typed} onAnswer={(said) => onSay('date', said)}>
          <TypedDay
            id={answerFieldId}
            label={t('typed-date')}
            hint={t('typed-date-hint', words.dateExample)}
            error={tooNear ? undefined : error}
            value={typed}
            onChange={(text) => onType('date', text)}
            read={parseTypedDate(typed, { today, earliest })}
            earliest={earliest}
            from={minCalendarDay}
            enterKeyHint="send"
          />
        </TextAnswer>
      </OtherAnswer>
    </>
  );
}
