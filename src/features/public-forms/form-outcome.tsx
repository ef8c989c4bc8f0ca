import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import type { FormState } from './use-public-form.ts';

export interface FormOutcomeProps {
  readonly state: FormState;
  /** In words: what is said once the server has it. */
  readonly thanks: string;
  /** The form itself may be gone, with the button that had the focus. */
  readonly takesFocus?: boolean;
  /** What can be done next, under the words. */
  readonly children?: ReactNode;
}

/** What became of a form that was sent. It says "saved" of what is on disk and thanks for what has arrived. */
export function FormOutcome({ state, thanks, takesFocus = true, children }: FormOutcomeProps) {
  const { t } = useTranslation('forms');
  const area = useRef<HTMLDivElement>(null);
  const done = state === 'kept' || state === 'received';
  const wasDone = useRef(false);

  useEffect(() => {
    if (done && !wasDone.current && takesFocus) area.current?.focus();
    wasDone.current = done;
  }, [done, takesFocus]);

  return (
    <StatusArea ref={area}>
      {state === 'received' ? (
        <Notice kind="success">
          <p>{thanks}</p>
          {children}
        </Notice>
      ) : null}
      {state === 'kept' ? (
        <Notice kind="info" icon="saved" title={t('kept-title')}>
          <p>{t('kept-text')}</p>
          {children}
        </Notice>
      ) : null}
    </StatusArea>
  );
}
