import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { PeopleSearchState } from './use-people-search.ts';

export interface SearchOutcomeProps {
  readonly search: PeopleSearchState;
  /** Before anything was typed; empty where nothing has to be said. */
  readonly idle: string;
}

/** What a search for people came to, announced while somebody types. */
export function SearchOutcome({ search, idle }: SearchOutcomeProps) {
  const { t } = useTranslation(['people', 'errors']);
  const words = () => {
    if (search.status === 'idle') return idle;
    if (search.status === 'searching') return t('searching');
    if (search.status === 'failed') return '';
    const { people, family, more, moreFamily } = search;
    const customers = t(more ? 'found-more' : 'found', { count: people.length });
    const ofFamily = t(moreFamily ? 'family-found-more' : 'family-found', { count: family.length });
    if (family.length === 0) return people.length === 0 ? t('found-none') : customers;
    return people.length === 0 ? ofFamily : `${customers} ${ofFamily}`;
  };
  return (
    <>
      <p role="status">{words()}</p>
      {search.status === 'failed' ? (
        <Notice kind="warning" announce="alert" title={t('search-failed')}>
          <p>{t(`errors:${search.error.code}`)}</p>
        </Notice>
      ) : null}
    </>
  );
}
