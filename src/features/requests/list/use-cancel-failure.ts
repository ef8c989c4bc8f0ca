import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';

export interface CancelFailure {
  /** The text of spec.md section 8. */
  readonly title: string;
  /** The reason, where the title does not say it. */
  readonly why: string | null;
}

/** What to say of a cancellation that failed. Only a failure that a retry can mend suggests one. */
export function useCancelFailure(): (code: ErrorCode) => CancelFailure {
  const { t } = useTranslation(['requests', 'errors']);
  return (code) => {
    if (code === 'database-misconfigured') return { title: t('cancel-failed-database'), why: null };
    const why = t('cancel-failed-why', { message: t(`errors:${code}`) });
    return code === 'not-cancellable' ? { title: why, why: null } : { title: t('cancel-failed'), why };
  };
}
