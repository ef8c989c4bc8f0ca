import { useTranslation } from 'react-i18next';
import type { DomainError } from '#domain/error-codes.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { DataAge } from '#ui/feedback/data-age.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

export interface FreshnessProps {
  readonly savedAt: number | null;
  /** Why it is no newer. */
  readonly error: DomainError | null;
}

/** How old what one sees is, and, when it could not be renewed, why. */
export function Freshness({ savedAt, error }: FreshnessProps) {
  const { t } = useTranslation(['requests', 'common', 'errors']);
  const language = useLanguage();
  const moment = savedAt === null ? null : new Date(savedAt);
  return (
    <>
      {error === null ? null : (
        <Notice kind="warning" icon={error.code === 'network' ? 'no-network' : 'warning'} title={t('not-refreshed')}>
          <p>{t(`errors:${error.code}`)}</p>
        </Notice>
      )}
      {moment === null ? null : (
        <DataAge
          moment={moment}
          text={t('common:data-age', { moment: formatMoment(moment, deviceClock.now(), language) })}
        />
      )}
    </>
  );
}
