import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type ServiceId, serviceIds } from '#domain/requests/prices.ts';
import { sharedQueries } from '#shared/queries.ts';
import { useCachedQuery } from '../cached/use-cached-query.ts';

/** One of the six services that have a picture and a name in every language; undefined for one that staff added. */
export function knownService(serviceId: string): ServiceId | undefined {
  return serviceIds.find((known) => known === serviceId);
}

/**
 * Names a service by its id, in the language of the screen. One that staff added has the name that they gave it;
 * 'Onbekende dienst' for one that is not, or no longer, in the list.
 */
export function useServiceNames(acting: ActingFor): (serviceId: string) => string {
  const { t } = useTranslation('requests');
  const categories = useCachedQuery(sharedQueries.categories(acting));
  return (serviceId) => {
    const known = knownService(serviceId);
    if (known !== undefined) return t(`service-${known}`);
    const listed = categories.status === 'ready' ? categories.value.find(({ id }) => id === serviceId) : undefined;
    return listed?.category_name ?? t('unknown-service');
  };
}
