import { useTranslation } from '#i18n/use-translation.ts';
import { frequencies } from '#domain/requests/frequencies.ts';

/** Returns how often a stored request repeats, in words; an unknown value of an older record unchanged. */
export function useFrequencyWord(): (stored: string | null | undefined) => string {
  const { t } = useTranslation('requests');
  return (stored) => {
    const value = stored ?? 'one-time';
    const known = frequencies.find((each) => each === value);
    return known === undefined ? value : t(`frequency-${known}`);
  };
}
