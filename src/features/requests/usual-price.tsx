import { useTranslation } from '#i18n/use-translation.ts';
import { pricesOf, usualPrice } from '#domain/requests/hourly-prices.ts';
import { knownService } from '#shared/requests/use-service-names.ts';
import { Stack } from '#ui/layout/stack.tsx';

/**
 * Says the usual price of a service and that the real one is agreed together, or `agreed` in the words of the caller. A
 * service that is not in the price table has no usual price.
 */
export function useUsualPriceText(): (serviceId: string, agreed?: string) => string {
  const { t } = useTranslation('prices');
  return (serviceId, agreed = t('agreed')) => {
    const service = knownService(serviceId);
    if (service === undefined) return agreed;
    const { from, to } = usualPrice(service);
    return `${t(from === to ? 'usual-one' : 'usual-range', { from, to })} ${agreed}`;
  };
}

/** The usual price of a service, what it depends on, and that the real one is agreed together. */
export function UsualPrice({ serviceId }: { readonly serviceId: string }) {
  const { t } = useTranslation('prices');
  const sayUsualPrice = useUsualPriceText();
  const service = knownService(serviceId);
  const prices = service === undefined ? [] : pricesOf(service).prices;
  return (
    <>
      <p>{sayUsualPrice(serviceId)}</p>
      {prices.length < 2 ? null : (
        <Stack as="ul" gap="close">
          {prices.map(({ variant, euro }) => (
            <li key={variant}>
              {t('of-variant', { variant: t(`variant-${variant}`), price: t('per-hour', { euro }) })}
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
