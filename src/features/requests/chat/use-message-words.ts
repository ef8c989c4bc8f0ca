import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { dayAndMonth, dayInWords, hourInWords, longDay, weekdayInWords } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import type { Given, Part, Reason } from './conversation.ts';
import { dayPartOf } from './typed/parse-typed-time.ts';

/** An address that reads well as an example in both languages. */
export const exampleAddress = joinAddress({
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: '2000',
  town: 'Antwerpen',
});

export interface MessageWords {
  readonly ofGiven: (given: Given) => string;
  readonly ofPart: (part: Part) => readonly string[];
  /** How a date could be written, for a hint: a day that may indeed be asked for. */
  readonly dateExample: { readonly example: string; readonly weekday: string };
}

/** What was said, in the language of the screen. */
export function useMessageWords(acting: ActingFor): MessageWords {
  const { t } = useTranslation(['chat', 'requests', 'validation', 'errors']);
  const language = useLanguage();
  const serviceName = useServiceNames(acting);
  const now = deviceClock.now();
  const earliest = earliestRequestDate(now);
  const dateExample = { example: dayAndMonth(earliest, language), weekday: weekdayInWords(earliest, language) };
  /** The year goes without saying, unless it is another one. */
  const day = (isoDay: string) =>
    (isoDay.slice(0, 4) === brusselsDate(now).slice(0, 4) ? dayInWords : longDay)(isoDay, language);
  const time = (value: string) => t('requests:time-hour', { hour: hourInWords(value, language) });

  function ofGiven(given: Given): string {
    switch (given.step) {
      case 'service':
        return serviceName(given.value);
      case 'date':
        return day(given.value);
      case 'time':
        return time(given.value);
      case 'address':
        return joinAddress(given.value);
      case 'hours':
        return t('requests:hours', { count: given.value });
      case 'notes':
        return given.value === '' ? t('no-wishes') : given.value;
    }
  }

  function noted(given: Given): string {
    if (given.step === 'date') return t('noted-date', { day: longDay(given.value, language) });
    if (given.step === 'time') {
      return t('noted-time', { time: time(given.value), part: t(`part-${dayPartOf(given.value)}`) });
    }
    return given.step === 'address' ? t('noted-address', { address: joinAddress(given.value) }) : ofGiven(given);
  }

  function again(reasons: readonly Reason[], understood: string | null, first: string | null): readonly string[] {
    const [reason] = reasons;
    switch (reason) {
      case 'date-unreadable':
        return [t('date-unreadable', dateExample)];
      case 'date-other-weekday':
        if (understood === null) return [t('date-required')];
        return [
          t('date-other-weekday', {
            date: dayAndMonth(understood, language),
            weekday: weekdayInWords(understood, language),
          }),
        ];
      case 'date-too-near':
        if (understood === null) return [t('date-required')];
        return [
          t('date-too-near', {
            day: longDay(understood, language),
            earliest: dayInWords(first ?? earliest, language),
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

  function ofPart(part: Part): readonly string[] {
    switch (part.says) {
      case 'question':
        return [t(`question-${part.step}`)];
      case 'noted':
        return [noted(part.given)];
      case 'again':
        return again(part.reasons, part.day, part.earliest);
      case 'day-expired':
        return [t('day-expired', { day: dayInWords(part.day, language) })];
      case 'submit-failed':
        return [
          t('submit-failed'),
          ...(part.notKept ? [t('failed-storage')] : []),
          t(`errors:${part.code}`),
          t('failed-kept'),
        ];
      case 'saved':
      case 'sent':
      case 'received':
        return [t(part.says), t('follow')];
      case 'answer':
        return [part.words ?? ofGiven(part.given)];
      case 'unclear':
        return [part.words];
      case 'change':
        return [t(`change-${part.step}`)];
      case 'keep':
        return [t('keep')];
      case 'confirm':
        return [t('said-confirm')];
      case 'greeting':
      case 'summary':
      case 'profile-missing':
      case 'refused':
        return [t(part.says)];
    }
  }

  return { ofGiven, ofPart, dateExample };
}
