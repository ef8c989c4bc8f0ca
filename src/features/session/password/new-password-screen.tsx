import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTransient } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useLater } from '../use-later.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
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
  useLater(done ? doneAfterMs : missing ? missingAfterMs : null, done ? onDone : onSessionMissing);

  const askNewLink = (
    <LinkButton href={resetPasswordHref} icon="mail">
      {t('ask-new-link')}
    </LinkButton>
  );

  function content() {
    if (done) {
      return (
        <>
          <Notice kind="success" announce="status">
            <p>{t(doneText)}</p>
            <p>{t('callback-by-itself')}</p>
          </Notice>
          <Button kind="main" onClick={onDone}>
            {t(doneLabel)}
          </Button>
        </>
      );
    }
    if (recovery.step === 'checking') return <Loading text={t('new-password-checking')} />;
    if (recovery.step === 'no-session') {
      return (
        <>
          <Notice kind="danger" announce="alert" title={t('session-invalid', { ns: 'errors' })}>
            <p>{t('session-invalid-text')}</p>
            <p>{t('callback-by-itself')}</p>
          </Notice>
          <Row>
            {askNewLink}
            <Button onClick={onSessionMissing}>{t('to-login')}</Button>
          </Row>
        </>
      );
    }
    if (recovery.step === 'refused') {
      const worthAnotherTry = isTransient(recovery.code);
      const text =
        recovery.code === 'link-expired'
          ? t('recovery-link-expired')
          : recovery.code === 'link-invalid'
            ? t('recovery-link-invalid')
            : t(recovery.code, { ns: 'errors' });
      return (
        <>
          <Notice kind="danger" announce="alert">
            <p>{text}</p>
          </Notice>
          <Row>
            {worthAnotherTry ? (
              <Button icon="retry" onClick={recovery.again}>
                {t('try-again')}
              </Button>
            ) : null}
            {askNewLink}
          </Row>
        </>
      );
    }
    return (
      <NewPasswordFields
        fromMail={code !== null}
        resetPasswordHref={resetPasswordHref}
        save={recovery.save}
        onSaved={() => setDone(true)}
      />
    );
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
