import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** What is said when the services could not be read, given why. */
  readonly failure: (reason: string) => ServicesFailure;
  /** The chosen service is offered no longer. */
  readonly onGone?: () => void;
}

/** The services, from the copy on this device when there is no network. */
export function ServicePicker({ acting, field, onPick, failure, onGone }: ServicePickerProps) {
  const { t } = useTranslation(['requests', 'errors']);
  const query = sharedQueries.categories(acting);
  const categories = useCachedQuery(query);
  const { fetching, refresh } = useRefresh(query.queryKey);
  const serviceName = useServiceNames(acting);
  const offered = categories.status === 'ready' ? categories.value : null;
  const chosen = field?.value ?? '';
  const isGone = chosen !== '' && offered !== null && !offered.some(({ id }) => id === chosen);

  // An earlier request may have been for something that is offered no longer: it must not go along unseen.
  useEffect(() => {
    if (isGone) onGone?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback is made anew at each drawing.
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
        <Row>
          <Button icon="retry" busy={fetching} onClick={refresh}>
            {fetching ? t('services-loading') : retry}
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
