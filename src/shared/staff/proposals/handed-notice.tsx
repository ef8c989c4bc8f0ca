import { useTranslation } from '#i18n/use-translation.ts';
import { useProblemWords } from '#shared/staff/dispatch/use-problem-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Handed } from './use-handing-over.ts';

function useOutcomeWords(): (handed: Handed) => string {
  const { t } = useTranslation('proposals');
  return ({ made, name, wanted }) => {
    if (made.problem !== null) return t('outcome-failed');
    if (typeof wanted !== 'object') return t('outcome-removed');
    return t(wanted.how === 'offer-visit' ? 'outcome-offered' : 'outcome-planned', { name });
  };
}

/** What became of one visit, in words. */
export function HandedNotice({ handed }: { readonly handed: Handed }) {
  const { t } = useTranslation('proposals');
  const problemWords = useProblemWords();
  const outcomeWords = useOutcomeWords();
  const { done, problem } = handed.made;
  if (problem === null) return <Notice kind="info" icon="check" title={outcomeWords(handed)} />;
  return (
    <Notice kind="warning" title={outcomeWords(handed)}>
      <p>{problemWords(problem)}</p>
      {done.length === 0 ? null : <p>{t('only-removed')}</p>}
    </Notice>
  );
}
