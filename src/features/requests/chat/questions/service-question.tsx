import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agedQuery } from '#offline/aged/aged-query.ts';
import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { requestSources } from '#features/requests/data/queries.ts';
import { useAged } from '#features/requests/data/use-aged.ts';
import { knownService, useServiceNames } from '#features/requests/data/use-service-names.ts';
import type { QuestionProps } from './question-props.ts';

/** The services as buttons, from the copy on this device when there is no network. */
export function ServiceQuestion({ uid, onChoose }: QuestionProps) {
  const { t } = useTranslation(['chat', 'requests', 'errors']);
  const client = useQueryClient();
  const source = requestSources.categories(uid);
  const { queryKey } = agedQuery(source);
  const categories = useAged(source);
  const asking = useIsFetching({ queryKey }) > 0;
  const serviceName = useServiceNames(uid);

  if (categories.status === 'loading') return <Loading text={t('services-loading')} />;
  if (categories.status === 'failed') {
    return (
      <Notice kind="danger" announce="status" title={t('services-failed-title')}>
        <p>{t('services-failed')}</p>
        <p>{t(`errors:${categories.error.code}`)}</p>
        <p>{t('requests:call-instead')}</p>
        <Row>
          <Button icon="retry" busy={asking} onClick={() => void client.invalidateQueries({ queryKey })}>
            {t(asking ? 'services-loading' : 'services-retry')}
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
