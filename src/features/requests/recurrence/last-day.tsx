import { useTranslation } from '#i18n/use-translation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { parseTypedDate, type TypedDate } from '../days/parse-typed-date.ts';
import { TypedDay } from '../pickers/typed-day.tsx';

/** The last day as it was typed, said of a request that begins on a first day. */
export const readLastDay = (typed: string, firstDay: string): TypedDate =>
  parseTypedDate(typed, { today: firstDay, earliest: firstDay });

export interface LastDayProps {
  readonly id: string;
  readonly name?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** yyyy-MM-dd; of the request, or today while that is not known. */
  readonly firstDay: string;
  readonly enterKeyHint: 'done' | 'send';
}

/** The last day of a request that recurs, typed or chosen in the calendar; it may be left empty. */
export function LastDay({ firstDay, ...field }: LastDayProps) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  const read = readLastDay(field.value, firstDay);
  return (
    <TypedDay
      {...field}
      label={t('until-label')}
      hint={t('until-hint')}
      read={read}
      earliest={firstDay}
      from={firstDay}
    >
      <StatusArea>
        {read.kind === 'empty' ? <p>{t('until-empty')}</p> : null}
        {read.kind === 'date' && read.date >= firstDay ? (
          <p>{t('until-read', { day: formatLongDay(read.date, language) })}</p>
        ) : null}
      </StatusArea>
    </TypedDay>
  );
}
