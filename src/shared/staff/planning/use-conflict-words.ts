import { useTranslation } from '#i18n/use-translation.ts';
import type { PlanningConflict } from '#domain/dispatch/planning-change.ts';
import type { SoftReason } from '#domain/matching/soft-rules.ts';
import { useHardReasonWords, useSoftReasonWords } from '../matching/use-reason-words.ts';

/** Returns what stands in the way of a change, in words. @param name of the student whom it is about. */
export function useConflictWords(serviceName: (serviceId: string) => string) {
  const { t } = useTranslation(['planning', 'dispatch']);
  const hard = useHardReasonWords(serviceName);
  return (conflict: PlanningConflict, name: string): string => {
    switch (conflict.kind) {
      case 'rejection':
        return t(`dispatch:${conflict.code}`);
      case 'effect':
        return t(`effect-${conflict.code}`);
      case 'student':
        return t('student-reason', { name, reason: hard(conflict.reason) });
    }
  };
}

/** The same of what needs no reason. */
export function useToldWords() {
  const { t } = useTranslation('planning');
  const words = useSoftReasonWords();
  return (reason: SoftReason, name: string): string => t('student-reason', { name, reason: words(reason) });
}
