import { useTranslation } from 'react-i18next';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { sharedQueries } from '#shared/queries.ts';
import { knownService, useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { QuestionProps } from './question-props.ts';

/** The services as buttons, from the copy on this device when there is no network. */
export function ServiceQuestion({ acting, onChoose }: QuestionProps) {
  const { t } = useTranslation(['chat', 'requests', 'errors']);
  const query = sharedQueries.categories(acting);
  const categories = useCachedQuery(query);
  const { fetching, refresh } = useRefresh(query.queryKey);
  const serviceName = useServiceNames(acting);

  if (categories.status === 'loading') return <Loading text={t('services-loading')} />;
  if (categories.status === 'failed') {
    return (
      <Notice kind="danger" announce="status" title={t('services-failed-title')}>
        <p>{t('services-failed')}</p>
        <p>{t(`errors:${categories.error.code}`)}</p>
        <p>{t('requests:call-instead')}</p>
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
    <AnswerGrid>
      {categories.value.map(({ id }) => {
        const icon = knownService(id);
        return (
          <Button
            key={id}
            {...(icon === undefined ? {} : { icon })}
            onClick={() => onChoose({ step: 'service', value: id })}
          >
            {serviceName(id)}
          </Button>
        );
      })}
    </AnswerGrid>
  );
}
