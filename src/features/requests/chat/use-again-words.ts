import { useTranslation } from '#i18n/use-translation.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayAndMonth, formatWeekdayAndDay, formatLongDay, formatWeekday } from '#shared/days/day-words.ts';
import type { Part } from './conversation.ts';
import { exampleAddress } from './example-address.ts';

type AgainPart = Extract<Part, { says: 'again' }>;

export interface AgainWords {
  readonly ofReasons: (part: AgainPart) => readonly string[];
  /** How a date could be written, for a hint: a day that may indeed be asked for. */
  readonly dateExample: { readonly example: string; readonly weekday: string };
}

/** Why an answer is asked for again, in the language of the screen. */
export function useAgainWords(now: Date): AgainWords {
  const { t } = useTranslation(['chat', 'validation']);
  const language = useLanguage();
  const earliest = earliestRequestDate(now);
  const dateExample = { example: dayAndMonth(earliest, language), weekday: formatWeekday(earliest, language) };

  function ofReasons({ reasons, day, earliest: first }: AgainPart): readonly string[] {
    const [reason] = reasons;
    switch (reason) {
      case 'date-unreadable':
        return [t('date-unreadable', dateExample)];
      case 'date-other-weekday':
        if (day === null) return [t('date-required')];
        return [
          t('date-other-weekday', {
            date: dayAndMonth(day, language),
            weekday: formatWeekday(day, language),
          }),
        ];
      case 'date-too-near':
        if (day === null) return [t('date-required')];
        return [
          t('date-too-near', {
            day: formatLongDay(day, language),
            earliest: formatWeekdayAndDay(first ?? earliest, language),
          }),
        ];
      case 'date-required':
      case 'time-required':
      case 'time-unreadable':
        return [t(reason)];
      case 'street-required':
      case 'number-required':
      case 'postal-code-required':
      case 'town-required':
        return [
          t('address-incomplete'),
          ...reasons.map((missing) => `${t(`validation:${missing as typeof reason}`)}.`),
          t('address-example', { example: exampleAddress }),
        ];
      case undefined:
        return [];
      default:
        return [t(`validation:${reason}`)];
    }
  }

  return { ofReasons, dateExample };
}
