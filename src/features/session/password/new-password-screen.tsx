import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useDelayedCall } from '../use-delayed-call.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordSaved, RecoveryRefused, SessionMissing } from './new-password-outcomes.tsx';
import { useRecovery } from './use-recovery.ts';

export interface NewPasswordScreenProps {
  /** Of a recovery mail; null when a session must do. */
  readonly code: string | null;
  /** What is said when it is done: each of the two pages has its own words (spec.md section 8). */
  readonly doneText: 'password-updated' | 'password-changed';
  /** Where one goes from there, by itself after a moment or at once with the button. */
  readonly onDone: () => void;
  readonly doneLabel: 'back-to-home' | 'to-login';
  readonly onSessionMissing: () => void;
  readonly homeHref: string;
  /** Where a link can be asked for. */
  readonly resetPasswordHref: string;
}

const doneAfterMs = 2000;
const missingAfterMs = 3000;

export function NewPasswordScreen(props: NewPasswordScreenProps) {
  const { code, doneText, onDone, doneLabel, onSessionMissing, homeHref, resetPasswordHref } = props;
  const { t } = useTranslation(['account', 'errors']);
  const recovery = useRecovery(code);
  const [done, setDone] = useState(false);
  const missing = !done && recovery.step === 'no-session';
  useDelayedCall(done ? doneAfterMs : missing ? missingAfterMs : null, done ? onDone : onSessionMissing);

  function content() {
    if (done) return <PasswordSaved text={doneText} label={doneLabel} onDone={onDone} />;
    switch (recovery.step) {
      case 'checking':
        return <Loading text={t('new-password-checking')} />;
      case 'no-session':
        return <SessionMissing resetPasswordHref={resetPasswordHref} onLogin={onSessionMissing} />;
      case 'refused':
        return (
          <RecoveryRefused code={recovery.code} resetPasswordHref={resetPasswordHref} onTryAgain={recovery.again} />
        );
      case 'ready':
        return (
          <NewPasswordFields
            fromMail={code !== null}
            resetPasswordHref={resetPasswordHref}
            ofStaff={recovery.ofStaff}
            save={recovery.save}
            onSaved={() => setDone(true)}
          />
        );
    }
  }

  return (
    <Page title={t('new-password-title')} width="text">
      {content()}
      {done && doneLabel === 'back-to-home' ? null : (
        <LinkButton href={homeHref} icon="home" wide>
          {t('back-to-home')}
        </LinkButton>
      )}
    </Page>
  );
}
