import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekdayAndDay, formatHour, formatLongDay } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useRecurrenceWords } from '../recurrence/use-recurrence-words.ts';
import type { Given } from './conversation.ts';
import { dayPartOf } from './typed/parse-typed-time.ts';

export interface GivenWords {
  readonly ofGiven: (given: Given) => string;
  /** A typed or spoken answer, said back as it was understood. */
  readonly noted: (given: Given) => string;
}

/** An answer in the language of the screen. */
export function useGivenWords(acting: ActingFor, now: Date): GivenWords {
  const { t } = useTranslation(['chat', 'requests']);
  const language = useLanguage();
  const serviceName = useServiceNames(acting);
  const recurrenceWords = useRecurrenceWords();
  /** The year goes without saying, unless it is another one. */
  const day = (isoDay: string) =>
    (isoDay.slice(0, 4) === brusselsDate(now).slice(0, 4) ? formatWeekdayAndDay : formatLongDay)(isoDay, language);
  const time = (value: string) => t('requests:time-hour', { hour: formatHour(value, language) });

  function ofGiven(given: Given): string {
    switch (given.step) {
      case 'service':
        return serviceName(given.value);
      case 'date':
        return day(given.value);
      case 'time':
        return time(given.value);
      case 'frequency':
        return recurrenceWords(given.value);
      case 'address':
        return joinAddress(given.value);
      case 'hours':
        return t('requests:hours', { count: given.value });
      case 'notes':
        return given.value === '' ? t('requests:no-wishes') : given.value;
    }
  }

  function noted(given: Given): string {
    if (given.step === 'date') return t('noted-date', { day: formatLongDay(given.value, language) });
    if (given.step === 'time') {
      return t('noted-time', { time: time(given.value), part: t(`part-${dayPartOf(given.value)}`) });
    }
    return given.step === 'address' ? t('noted-address', { address: joinAddress(given.value) }) : ofGiven(given);
  }

  return { ofGiven, noted };
}
