import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';

export interface FilterOutcomeProps {
  readonly filtering: boolean;
  /** null while it is not known. */
  readonly total: number | null;
  readonly searchedHereOnly: boolean;
}

/** How many were found, in words that are spoken as well. */
export function FilterOutcome({ filtering, total, searchedHereOnly }: FilterOutcomeProps) {
  const { t } = useTranslation('requests');
  return (
    <StatusArea>
      {filtering && total !== null ? (
        <p>{total === 0 ? t('filter-none') : t('filter-found', { count: total })}</p>
      ) : null}
      {filtering && searchedHereOnly ? (
        <Notice kind="warning" icon="no-network">
          <p>{t('filter-here-only')}</p>
        </Notice>
      ) : null}
    </StatusArea>
  );
}
