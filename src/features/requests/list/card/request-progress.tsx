import { useTranslation } from '#i18n/use-translation.ts';
import { progressSteps, type RequestStatus, totalProgressSteps } from '#domain/requests/request-status.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

export function RequestProgress({ status }: { readonly status: RequestStatus }) {
  const { t } = useTranslation('requests');
  const step = progressSteps(status);
  return (
    <ProgressBar
      label={t('progress-label')}
      value={step ?? 0}
      max={totalProgressSteps}
      tone={step === null ? 'cancelled' : 'normal'}
      valueText={
        step === null
          ? t('progress-cancelled')
          : t('progress-step', { step, total: totalProgressSteps, status: t(`status-${status}`) })
      }
    />
  );
}
