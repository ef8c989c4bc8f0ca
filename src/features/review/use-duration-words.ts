import { useTranslation } from '#i18n/use-translation.ts';

export interface DurationWords {
  /** "2 uur", "1 uur en 30 minuten", "45 minuten". */
  readonly inHours: (minutes: number) => string;
  /** The same beside the minutes, as the form asks for them: "2 uur (120 minuten)". */
  readonly inBoth: (minutes: number) => string;
}

/** Words for a duration in minutes, which few people think in from an hour on. */
export function useDurationWords(): DurationWords {
  const { t } = useTranslation('review');

  function inHours(minutes: number): string {
    const rest = minutes % 60;
    const restInWords = t('minutes-count', { count: rest });
    if (minutes < 60) return restInWords;
    const hours = t('hours-count', { count: (minutes - rest) / 60 });
    return rest === 0 ? hours : t('hours-and-minutes', { hours, minutes: restInWords });
  }

  return {
    inHours,
    inBoth: (minutes) =>
      minutes < 60
        ? inHours(minutes)
        : t('duration', { duration: inHours(minutes), minutes: t('minutes-count', { count: minutes }) }),
  };
}
