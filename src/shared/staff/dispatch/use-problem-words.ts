import { useTranslation } from '#i18n/use-translation.ts';
import type { DispatchProblem } from './use-dispatch.ts';

/** Why a command was not done, in one line: for a list of several. */
export function useProblemWords(): (problem: DispatchProblem) => string {
  const { t } = useTranslation(['dispatch', 'errors']);
  return (problem) => {
    if (problem.kind === 'failed') return t(`errors:${problem.error.code}`);
    const { code, conflict } = problem;
    return conflict === null || conflict.by === '' ? t(code) : t('changed-by', { by: conflict.by });
  };
}
