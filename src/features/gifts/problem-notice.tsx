import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Why nothing came of a press: without a network, or what the server said. */
export function ProblemNotice({ problem }: { readonly problem: DomainError | null }) {
  const { t } = useTranslation(['gift', 'errors']);
  if (problem === null) return null;
  return (
    <Notice kind="danger" announce="alert" title={t('not-done')}>
      <FailureReason reason={t(problem.code === 'network' ? 'needs-network' : `errors:${problem.code}`)} />
    </Notice>
  );
}
