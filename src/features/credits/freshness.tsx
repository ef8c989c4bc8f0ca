import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainError } from '#domain/error-codes.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { DataAge } from '#ui/feedback/data-age.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface FreshnessProps {
  readonly savedAt: number;
  /** Why it is no newer. */
  readonly error: DomainError | null;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** How old the balance is, and, when it could not be renewed, why. */
export function Freshness({ savedAt, error, children }: FreshnessProps) {
  const { t } = useTranslation(['credits', 'common', 'errors']);
  const language = useLanguage();
  const moment = new Date(savedAt);
  return (
    <>
      {error === null ? null : (
        <Notice kind="warning" icon={error.code === 'network' ? 'no-network' : 'warning'} title={t('not-refreshed')}>
          <p>{t(`errors:${error.code}`)}</p>
        </Notice>
      )}
      <Row spread>
        <DataAge
          moment={moment}
          text={t('common:data-age', { moment: formatMoment(moment, deviceClock.now(), language) })}
        />
        {children}
      </Row>
    </>
  );
}
