import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperOffer, HelperVisit } from '#domain/contracts/helpers.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { formatEuro, formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { formatDayAndTime, formatVisitTime } from '#shared/days/day-words.ts';
import type { HelperProblem } from './use-helper-command.ts';

type Shown = Pick<HelperVisit, 'service' | 'service_name' | 'date' | 'start' | 'minutes'>;

const worded = [
  'offer-gone',
  'offer-expired',
  'move-gone',
  'move-too-near',
  'student-busy',
  'student-not-allowed',
  'visit-state-changed',
  'visit-not-now',
  'not-found',
  'changed-meanwhile',
  'network',
] as const;

const ofTheServer: readonly (HelperProblem | 'other')[] = [
  'server-unavailable',
  'too-many-requests',
  'app-not-verified',
  'unknown',
];

/** How visits and offers are written in the language of the page. */
export function useHelperWords() {
  const { t } = useTranslation('helper');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return {
    number,
    when: ({ date, start }: Pick<Shown, 'date' | 'start'>): string =>
      formatVisitTime(date, start, brusselsDate(deviceClock.now()), language),
    moment: (iso: string): string => formatDayAndTime(new Date(iso), deviceClock.now(), language),
    howLong: (minutes: number): string =>
      minutes % 30 === 0 && minutes >= 60
        ? t('hours-long', { hours: number(minutes / 60) })
        : t('minutes', { count: minutes }),
    service({ service, service_name: name }: Pick<Shown, 'service' | 'service_name'>): string {
      const known = serviceIds.find((id) => id === service);
      if (known !== undefined) return t(`service-${known}`);
      return name === '' ? t('service-unknown') : name;
    },
    way: (way: HelperOffer['way']): string =>
      way === null ? t('way-unknown') : t(`way-${way.by}`, { km: number(way.km), minutes: way.minutes }),
    price: (centsPerHour: number, minutes: number): string =>
      t('price-of', {
        hour: formatEuro(centsPerHour, language),
        total: formatEuro(Math.round((centsPerHour * minutes) / 60), language),
      }),
    problem(problem: HelperProblem | 'other'): string {
      const known = worded.find((code) => code === problem);
      if (known !== undefined) return t(`problem-${known}`);
      return t(ofTheServer.includes(problem) ? 'problem-server' : 'problem-other');
    },
  };
}
