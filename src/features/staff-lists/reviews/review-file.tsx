import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { ListDetail } from '#shared/staff/lists/list-detail.tsx';
import type { NamedReview } from '#firebase/staff/reviews.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { reviewQueries } from './queries.ts';
import { AgreedBadge } from './reviews-screen.tsx';

export interface ReviewFileProps {
  readonly acting: ActingFor;
  readonly reviewId: string;
  readonly closeHref: string;
  readonly requestHref: (requestId: string) => string;
}

/** Empty answers are left out. */
function Answers({ review }: Pick<NamedReview, 'review'>) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const duration = useDurationWords();
  const { moment } = useRowWords();
  const facts = [
    { name: t('review-student'), value: t('stars', { count: review.skills_rating }) },
    { name: t('review-student-text'), value: review.skills_notes },
    { name: t('review-visit'), value: t('stars', { count: review.rating_other }) },
    { name: t('review-visit-text'), value: review.notes_other },
    { name: t('review-done'), value: review.actual_tasks_performed },
    { name: t('review-more'), value: review.additional_info },
    { name: t('review-minutes'), value: duration(review.request_timing) },
    { name: t('review-km'), value: formatNumber(review.aantal_km, language) },
    { name: t('review-when'), value: moment(review.created_at) },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== '')} />;
}

/** One review, with the way to the request that it is about. */
export function ReviewFile({ acting, reviewId, closeHref, requestHref }: ReviewFileProps) {
  const { t } = useTranslation('lists');
  const state = useCachedQuery(reviewQueries.one(acting, reviewId));
  return (
    <ListDetail state={state} closeHref={closeHref}>
      {({ value: { review, seniorName } }) => (
        <Card title={seniorName || t('unknown')}>
          <Row>
            <AgreedBadge asAgreed={review.tasks_as_prescribed} />
          </Row>
          <Answers review={review} />
          <Row>
            <LinkButton icon="list" href={requestHref(review.request_id)}>
              {t('to-request')}
            </LinkButton>
          </Row>
        </Card>
      )}
    </ListDetail>
  );
}
