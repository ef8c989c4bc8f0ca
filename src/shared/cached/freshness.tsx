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
  /** Null when nothing of it came from the server. */
  readonly savedAt: number | null;
  /** Why it is no newer. */
  readonly error: DomainError | null;
  /** What can be done about it, beside the age. */
  readonly children?: ReactNode;
}

/** How old the data on the screen is and, when they could not be refreshed, why. */
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
      {error === null ? null : (
        <Notice kind="warning" icon={error.code === 'network' ? 'no-network' : 'warning'} title={t('not-refreshed')}>
          <p>{t(`errors:${error.code}`)}</p>
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
