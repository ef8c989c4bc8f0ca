import { useTranslation } from '#i18n/use-translation.ts';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import type { HelperProblem } from './use-helper-command.ts';
import { useHelperWords } from './use-helper-words.ts';

/** Why something was not done, said aloud, with the telephone as the way out. */
export function ProblemNotice({ problem }: { readonly problem: HelperProblem | null }) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  return (
    <div role="alert">
      {problem === null ? null : (
        <PlainNotice kind="warning" title={t('failed')}>
          <p>{words.problem(problem)}</p>
          <p>{t('call-us')}</p>
        </PlainNotice>
      )}
    </div>
  );
}
