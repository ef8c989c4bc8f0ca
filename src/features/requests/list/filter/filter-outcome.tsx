import { useTranslation } from '#i18n/use-translation.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';

export interface FilterOutcomeProps {
  readonly filtering: boolean;
  /** Null while unknown. */
  readonly total: number | null;
  readonly searchedHereOnly: boolean;
}

/** Shows the number of results and announces it to screen readers. */
export function FilterOutcome({ filtering, total, searchedHereOnly }: FilterOutcomeProps) {
  const { t } = useTranslation('filter');
  return (
    <StatusArea>
      {filtering && total !== null ? (
        <p>{total === 0 ? t('filter-none') : t('filter-found', { count: total })}</p>
      ) : null}
      {filtering && searchedHereOnly ? <p>{t('filter-here-only')}</p> : null}
    </StatusArea>
  );
}
