import { useTranslation } from '#i18n/use-translation.ts';
import { type CircleRight, circleRights } from '#domain/circles/circle-rights.ts';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

export const nameOf = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();

/** What a person in the circle may do, in words. */
export function useCircleWords() {
  const { t } = useTranslation('circle');
  return {
    /** One sentence per right. */
    rightsOf: (rights: readonly CircleRight[]): readonly string[] =>
      circleRights.filter((right) => rights.includes(right)).map((right) => t(`right-${right}`)),
    /** What the senior agrees to by her tap; it is kept in these words. */
    consentTo: (name: string, rights: readonly CircleRight[]): string =>
      [
        t('consent-of', { name }),
        ...circleRights.filter((right) => rights.includes(right)).map((right) => t(`right-${right}`)),
      ].join(' '),
  };
}
