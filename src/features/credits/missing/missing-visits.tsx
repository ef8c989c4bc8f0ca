import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { MissingAnswer } from '#domain/contracts/credits.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useEuroFormat } from '../use-euro-format.ts';

/** The visits that are not paid, oldest first, with what each costs and lacks. */
export function MissingVisits({ acting, visits }: Pick<MissingAnswer, 'visits'> & { readonly acting: ActingFor }) {
  const { t } = useTranslation('credits');
  const language = useLanguage();
  const today = useToday();
  const serviceName = useServiceNames(acting);
  const formatEuro = useEuroFormat();
  return (
    <Stack as="ul" gap="normal">
      {visits.map(({ visit_id: id, service, date, start, cost, missing, kind }) => (
        <Stack as="li" gap="close" key={id}>
          <strong>
            {t(`missing-${kind}`, {
              service: serviceName(service),
              when: formatVisitTime(date, start, today, language),
            })}
          </strong>
          <span>
            {missing === 0
              ? t('missing-visit-covered', { cost: formatEuro(cost) })
              : t('missing-visit-lacks', { cost: formatEuro(cost), missing: formatEuro(missing) })}
          </span>
        </Stack>
      ))}
    </Stack>
  );
}
