import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { sharedQueries } from '#shared/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { knownService, useServiceNames } from '#shared/requests/use-service-names.ts';
import { OptionPicker, type PickedField } from './option-picker.tsx';

export interface ServicesFailure {
  readonly title: string;
  readonly text?: readonly string[];
  readonly retry: string;
}

export interface ServicePickerProps {
  readonly acting: ActingFor;
  readonly field?: PickedField;
  readonly onPick: (serviceId: string) => void;
  /** Returns the notice for a failed read of the services, given its translated reason. */
  readonly failure: (reason: string) => ServicesFailure;
  /** Called when the chosen service is no longer offered. */
  readonly onGone?: () => void;
}

/** Picks a service; the list comes from the device copy when offline. */
export function ServicePicker({ acting, field, onPick, failure, onGone }: ServicePickerProps) {
  const { t } = useTranslation(['requests', 'errors']);
  const query = sharedQueries.categories(acting);
  const categories = useCachedQuery(query);
  const { fetching, refresh } = useRefresh(query.queryKey);
  const serviceName = useServiceNames(acting);
  const offered = categories.status === 'ready' ? categories.value : null;
  const chosen = field?.value ?? '';
  const isGone = chosen !== '' && offered !== null && !offered.some(({ id }) => id === chosen);

  // A repeated request can have a service that is no longer offered, which must not be submitted unnoticed.
  useEffect(() => {
    if (isGone) onGone?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback is new on each render.
  }, [isGone]);

  if (categories.status === 'loading') return <Loading text={t('services-loading')} />;
  if (categories.status === 'failed') {
    const { title, text = [], retry } = failure(t(`errors:${categories.error.code}`));
    return (
      <Notice kind="danger" announce="status" title={title}>
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{t('call-instead')}</p>
        <ExplainsOffline />
        <Row>
          <Button icon="retry" busy={fetching} onClick={refresh}>
            {fetching ? t('services-loading-again') : retry}
          </Button>
        </Row>
      </Notice>
    );
  }
  if (categories.value.length === 0) return <Notice kind="warning">{t('services-none')}</Notice>;
  const options = categories.value.map(({ id }) => {
    const icon = knownService(id);
    return { value: id, label: serviceName(id), ...(icon === undefined ? {} : { icon }) };
  });
  return <OptionPicker field={field} options={options} onPick={onPick} illustrated />;
}
