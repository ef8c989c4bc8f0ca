import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import type { FormState } from './use-public-form.ts';

export interface FormOutcomeProps {
  readonly state: FormState;
  /** Text once the server has the form. */
  readonly thanks: string;
  /** Whether to focus the outcome: the form may be gone, and the focused button with it. */
  readonly takesFocus?: boolean;
  /** The next steps, below the text. */
  readonly children?: ReactNode;
}

/** The outcome of a form: saved once it is on disk, thanks once the server has it. */
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
