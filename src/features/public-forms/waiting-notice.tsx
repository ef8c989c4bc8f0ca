import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import type { FormState } from './use-public-form.ts';

export interface WaitingNoticeProps {
  /** How many forms wait on this device. */
  readonly waiting: number;
  /** Of the form of this page. */
  readonly state: FormState;
}

/** That something waits on this device, and nothing of what it says: the next person at this tablet is another one. */
export function WaitingNotice({ waiting, state }: WaitingNoticeProps) {
  const { t } = useTranslation('forms');
  // The form that is being sent here has words of its own.
  const count = state === 'sending' || state === 'kept' ? waiting - 1 : waiting;
  if (count <= 0) return null;
  return (
    <Notice kind="info" icon="no-network" title={t('waiting', { count })}>
      <p>{t('kept-text')}</p>
    </Notice>
  );
}
