import { useTranslation } from '#i18n/use-translation.ts';
import type { PlanningStep } from '#domain/dispatch/planning-change.ts';

/** Returns what was done, in words: "de student is weggehaald, het bezoek is verplaatst". */
export function useStepWords(): (done: readonly PlanningStep['command'][]) => string {
  const { t } = useTranslation('planning');
  return (done) => done.map((command) => t(`step-${command}`)).join(', ');
}
