import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { DataAge } from '#ui/feedback/data-age.tsx';
import { FailureReason } from '../failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface FreshnessProps {
  /** Epoch milliseconds of the server's answer; null when no part of the data came from the server. */
  readonly savedAt: number | null;
  /** Why the last refresh failed; null when it succeeded. */
  readonly error: DomainError | null;
  /** Actions shown beside the age, such as a refresh button. */
  readonly children?: ReactNode;
}

/** Shows the age of the cached data and why they could not be refreshed; a missing connection has a notice of its own. */
export function Freshness({ savedAt, error, children }: FreshnessProps) {
  const { t } = useTranslation(['common', 'errors']);
  const language = useLanguage();
  const moment = savedAt === null ? null : new Date(savedAt);
  const age =
    moment === null ? null : (
      <DataAge moment={moment} text={t('data-age', { moment: formatMoment(moment, deviceClock.now(), language) })} />
    );
  return (
    <>
      {error === null || error.code === 'network' ? null : (
        <Notice kind="warning" title={t('not-refreshed')}>
          <FailureReason reason={t(`errors:${error.code}`)} />
        </Notice>
      )}
      {children === undefined ? (
        age
      ) : (
        <Row spread>
          {age}
          {children}
        </Row>
      )}
    </>
  );
}
