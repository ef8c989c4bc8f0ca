import { useCallback } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type ServiceId, serviceIds } from '#domain/requests/prices.ts';
import { sharedQueries } from '#shared/queries.ts';
import { useCachedQuery } from '../cached/use-cached-query.ts';

/** Returns the id of a built-in service, which has an illustration and translated names; undefined for any other. */
export function knownService(serviceId: string): ServiceId | undefined {
  return serviceIds.find((known) => known === serviceId);
}

/**
 * Returns the name of a service by its id, in the current language. Services that staff added have one stored name;
 * unknown or removed ones are 'Onbekende dienst'. A request without a service is an old record.
 */
export function useServiceNames(acting: ActingFor): (serviceId: string) => string {
  const { t } = useTranslation('requests');
  const categories = useCachedQuery(sharedQueries.categories(acting));
  return useCallback(
    (serviceId: string) => {
      if (serviceId === '') return t('no-service');
      const known = knownService(serviceId);
      if (known !== undefined) return t(`service-${known}`);
      const listed = categories.status === 'ready' ? categories.value.find(({ id }) => id === serviceId) : undefined;
      return listed?.category_name ?? t('unknown-service');
    },
    [t, categories],
  );
}
