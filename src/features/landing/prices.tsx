import { useTranslation } from '#i18n/use-translation.ts';
import { minBilledMinutes, pricesOf } from '#domain/requests/hourly-prices.ts';
import { type ServiceId, serviceIds } from '#domain/requests/prices.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Section } from '#ui/layout/section.tsx';
import { sectionIds } from './section-ids.ts';

function PriceCard({ service }: { readonly service: ServiceId }) {
  const { t } = useTranslation(['landing', 'prices']);
  const { prices, example } = pricesOf(service);
  return (
    <Card as="article" heading={t(`${service}-name`)}>
      <Facts
        facts={prices.map(({ variant, euro }) => ({
          name: t(`prices:variant-${variant}`),
          value: <strong>{t('prices:per-hour', { euro })}</strong>,
        }))}
      />
      {example === null ? null : (
        <p>
          {t('price-example', {
            hours: example.hours,
            euro: example.euro,
            kind: t(`prices:variant-${example.variant}`).toLowerCase(),
          })}
        </p>
      )}
    </Card>
  );
}

/** Every hourly price, with a worked example. */
export function Prices() {
  const { t } = useTranslation('landing');
  return (
    <Section id={sectionIds.prices} tone="soft" title={t('prices-title')} lead={t('prices-agreed')}>
      <CardGrid>
        {serviceIds.map((service) => (
          <PriceCard key={service} service={service} />
        ))}
      </CardGrid>
      <p>{t('prices-lead', { minutes: minBilledMinutes })}</p>
      <p>{t('prices-free')}</p>
    </Section>
  );
}
