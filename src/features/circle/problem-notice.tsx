import { useTranslation } from '#i18n/use-translation.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { CircleProblem } from './use-circle-command.ts';

/** Those that say more than "it did not work"; each a key of the texts. */
const explained = ['invitation-own-address', 'invitation-used', 'membership-ended', 'changed-meanwhile'] as const;

/** Why a command was not done, and what helps. */
export function ProblemNotice({ problem }: { readonly problem: CircleProblem | null }) {
  const { t } = useTranslation(['circle', 'errors']);
  if (problem === null) return null;
  const known = explained.find((code) => problem.kind === 'refused' && problem.code === code);
  const reason =
    problem.kind === 'failed'
      ? t(problem.error.code === 'network' ? 'needs-network' : `errors:${problem.error.code}`)
      : known === undefined
        ? t('errors:unknown')
        : t(`refused-${known}`);
  return (
    <Notice kind="danger" announce="alert" title={t('not-done')}>
      <FailureReason reason={reason} />
    </Notice>
  );
}
