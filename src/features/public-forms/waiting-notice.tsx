import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { FormState } from './use-public-form.ts';

export interface WaitingNoticeProps {
  /** Number of forms that wait on this device. */
  readonly waiting: number;
  /** State of the form on this page. */
  readonly state: FormState;
}

/** The number of waiting forms, without their contents: the next person at this device may be another one. */
export function WaitingNotice({ waiting, state }: WaitingNoticeProps) {
  const { t } = useTranslation('forms');
  // The form that is being sent has its own text.
  const count = state === 'sending' || state === 'kept' ? waiting - 1 : waiting;
  if (count <= 0) return null;
  return (
    <Notice kind="info" icon="no-network" title={t('waiting', { count })}>
      <p>{t('kept-text')}</p>
    </Notice>
  );
}
