import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { sharedQueries } from '#shared/queries.ts';
import { knownService, useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

/** The services as cards, from the copy on this device when there is no network. */
export function ServiceField({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['requests', 'errors']);
  const { field, error } = useFormField('serviceId');
  const query = sharedQueries.categories(acting);
  const categories = useCachedQuery(query);
  const { fetching, refresh } = useRefresh(query.queryKey);
  const serviceName = useServiceNames(acting);
  const [gone, setGone] = useState(false);
  const offered = categories.status === 'ready' ? categories.value : null;
  const chosen = field.value;

  // An earlier request may have been for something that is offered no longer: it must not go along unseen.
  useEffect(() => {
    if (chosen === '' || offered === null || offered.some(({ id }) => id === chosen)) return;
    field.onChange('');
    setGone(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the field is made anew at each drawing; only these two can make it wrong.
  }, [chosen, offered]);

  if (categories.status === 'loading') return <Loading text={t('services-loading')} />;
  if (categories.status === 'failed') {
    const message = t(`errors:${categories.error.code}`);
    return (
      <Notice kind="danger" announce="status" title={t('services-failed', { message })}>
        <p>{t('call-instead')}</p>
        <Row>
          <Button icon="retry" busy={fetching} onClick={refresh}>
            {t(fetching ? 'services-loading' : 'services-retry')}
          </Button>
        </Row>
      </Notice>
    );
  }
  if (categories.value.length === 0) return <Notice kind="warning">{t('services-none')}</Notice>;
  return (
    <Stack>
      <ChoiceCards
        id={fieldId('serviceId')}
        name={field.name}
        legend={t('service-legend')}
        error={error}
        columns="two"
        value={field.value}
        onChange={field.onChange}
        illustrated
        choices={categories.value.map(({ id }) => {
          const icon = knownService(id);
          return { value: id, label: serviceName(id), ...(icon === undefined ? {} : { icon }) };
        })}
      />
      <StatusArea>
        {gone && field.value === '' ? <Notice kind="warning">{t('service-gone')}</Notice> : null}
        {field.value === '' ? null : <Notice kind="info">{t('price-note')}</Notice>}
      </StatusArea>
    </Stack>
  );
}
