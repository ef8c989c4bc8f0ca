import { useSearchParams } from 'react-router-dom';
import { ReviewFile } from '#features/staff-lists/reviews/review-file.tsx';
import { ReviewsScreen, toReviewFilter } from '#features/staff-lists/reviews/reviews-screen.tsx';
import { staffHrefs } from '../staff-hrefs.ts';
import type { StaffPageProps } from '../staff-routes.ts';
import { useOpenParameter } from './use-open-parameter.ts';

/** The reviews; the filter and the open one are in the address. */
export function ReviewsPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const show = query.get('show');
  const { openId, listHref, onOpen, goTo } = useOpenParameter(
    staffHrefs.reviews,
    show === null ? [] : [['show', show]],
  );
  return (
    <ReviewsScreen
      acting={acting}
      filter={toReviewFilter(show)}
      onFilter={(next) => goTo([['show', next]])}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detail={
        openId === null ? null : (
          <ReviewFile
            key={openId}
            acting={acting}
            reviewId={openId}
            closeHref={listHref}
            requestHref={staffHrefs.request}
          />
        )
      }
    />
  );
}
