import { useTranslation } from '#i18n/use-translation.ts';
import { hourlyPrices, type HourlyPrice } from '#domain/requests/hourly-prices.ts';
import { Amounts } from '#ui/fields/amounts.tsx';
import { useLegalValues } from './use-legal-values.ts';

export function PriceList() {
  const { t } = useTranslation('terms');
  const { inEuro } = useLegalValues();

  function nameOf({ service, variant }: HourlyPrice): string {
    const name = t(`service-${service}`);
    return variant === 'standard' ? name : t('price-of', { service: name, variant: t(`variant-${variant}`) });
  }

  return (
    <Amounts
      amounts={hourlyPrices.map((price) => ({
        name: nameOf(price),
        value: t('price-per-hour', { amount: inEuro(price.euro) }),
      }))}
    />
  );
}
