import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import type { NamedReview, ReviewFilter } from '#firebase/staff/reviews.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { ChoiceFilter } from '#shared/staff/lists/choice-filter.tsx';
import { StaffList } from '#shared/staff/lists/staff-list.tsx';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { reviewQueries } from './queries.ts';

const filters = ['all', 'not-as-agreed', '5', '4', '3', '2', '1', '0'] as const;

type FilterName = (typeof filters)[number];

const filterOf = (name: FilterName): ReviewFilter => {
  if (name === 'all') return null;
  return name === 'not-as-agreed' ? name : Number(name);
};

/** What fits on two lines of the list; the whole text is beside it. */
const shownCharacters = 100;

const beginningOf = (text: string): string =>
  text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).trimEnd()}…`;

/** Reads a filter from an address; anything unknown is none. */
export const toReviewFilter = (text: string | null): ReviewFilter =>
  filterOf(filters.find((each) => each === text) ?? 'all');

export interface ReviewsScreenProps {
  readonly acting: ActingFor;
  readonly filter: ReviewFilter;
  /** Called with the filter as it is in an address. */
  readonly onFilter: (filter: string) => void;
  readonly openId: string | null;
  readonly onOpen: (reviewId: string | null) => void;
  readonly listHref: string;
  readonly detail: ReactNode | null;
}

/** Whether the visit went as agreed, in words. */
export function AgreedBadge({ asAgreed }: { readonly asAgreed: boolean }) {
  const { t } = useTranslation('lists');
  return (
    <StatusBadge tone={asAgreed ? 'success' : 'danger'}>{t(asAgreed ? 'as-agreed' : 'not-as-agreed')}</StatusBadge>
  );
}

function useColumns(isOpen: boolean): readonly GridColumn<Listed<NamedReview>>[] {
  const { t } = useTranslation('lists');
  const { moment } = useRowWords();
  const columns: readonly GridColumn<Listed<NamedReview>>[] = [
    {
      id: 'who',
      header: t('review-who'),
      width: 'minmax(8rem, 3fr)',
      cell: ({ value }) => <strong>{value.seniorName || t('unknown')}</strong>,
    },
    {
      id: 'stars',
      header: t('review-stars'),
      width: 'minmax(6rem, 2fr)',
      cell: ({ value }) => t('stars', { count: value.review.skills_rating }),
    },
    {
      id: 'text',
      header: t('review-text'),
      width: 'minmax(9rem, 5fr)',
      cell: ({ value: { review } }) => beginningOf(review.skills_notes || review.notes_other) || t('no-text'),
    },
    {
      id: 'when',
      header: t('review-when'),
      width: 'minmax(7rem, 4fr)',
      cell: ({ value }) => moment(value.review.created_at),
    },
    {
      id: 'state',
      header: t('review-state'),
      width: 'minmax(8.5rem, 3fr)',
      cell: ({ value }) => <AgreedBadge asAgreed={value.review.tasks_as_prescribed} />,
    },
  ];
  return isOpen ? columns.filter(({ id }) => ['who', 'stars', 'state'].includes(id)) : columns;
}

/** What is said of visits afterwards, the newest first. */
export function ReviewsScreen({ acting, filter, onFilter, openId, onOpen, listHref, detail }: ReviewsScreenProps) {
  const { t } = useTranslation('lists');
  const pages = useListPages(reviewQueries.list(acting, filter));
  const columns = useColumns(openId !== null);
  const wordsOf = (name: FilterName) =>
    name === 'all' || name === 'not-as-agreed' ? t(name) : t('stars', { count: Number(name) });
  return (
    <StaffList
      title={t('reviews-title')}
      above={
        <Row fields>
          <ChoiceFilter
            id="review-filter"
            label={t('review-filter')}
            options={filters.map((name) => [name, wordsOf(name)])}
            value={filters.find((name) => filterOf(name) === filter) ?? 'all'}
            onChange={onFilter}
          />
        </Row>
      }
      pages={pages}
      columns={columns}
      emptyText={t(filter === null ? 'no-reviews' : 'no-such-reviews')}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detailLabel={t('review-file')}
      detail={detail}
    />
  );
}
