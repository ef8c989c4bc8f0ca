import { useTranslation } from '#i18n/use-translation.ts';
import { type ErrorCode, isTransient } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';

function AskNewLink({ href }: { readonly href: string }) {
  const { t } = useTranslation('account');
  return (
    <LinkButton href={href} icon="mail">
      {t('ask-new-link')}
    </LinkButton>
  );
}

export interface PasswordSavedProps {
  readonly text: 'password-updated' | 'password-changed';
  readonly label: 'back-to-home' | 'to-login';
  readonly onDone: () => void;
}

export function PasswordSaved({ text, label, onDone }: PasswordSavedProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Notice kind="success" announce="status">
        <p>{t(text)}</p>
        <p>{t('callback-by-itself')}</p>
      </Notice>
      <Button kind="main" onClick={onDone}>
        {t(label)}
      </Button>
    </>
  );
}

export interface SessionMissingProps {
  readonly resetPasswordHref: string;
  readonly onLogin: () => void;
}

/** There is neither a recovery code nor a session. */
export function SessionMissing({ resetPasswordHref, onLogin }: SessionMissingProps) {
  const { t } = useTranslation(['account', 'errors']);
  return (
    <>
      <Notice kind="danger" announce="alert" title={t('session-invalid', { ns: 'errors' })}>
        <FailureReason reason={t('session-invalid-text')} />
        <p>{t('callback-by-itself')}</p>
      </Notice>
      <Row>
        <AskNewLink href={resetPasswordHref} />
        <Button onClick={onLogin}>{t('to-login')}</Button>
      </Row>
    </>
  );
}

export interface RecoveryRefusedProps {
  readonly code: ErrorCode;
  readonly resetPasswordHref: string;
  readonly onTryAgain: () => void;
}

/** The recovery code was refused, or could not be checked; only the latter is worth another attempt. */
export function RecoveryRefused({ code, resetPasswordHref, onTryAgain }: RecoveryRefusedProps) {
  const { t } = useTranslation(['account', 'errors']);
  const text =
    code === 'link-expired'
      ? t('recovery-link-expired')
      : code === 'link-invalid'
        ? t('recovery-link-invalid')
        : t(code, { ns: 'errors' });
  return (
    <>
      <Notice kind="danger" announce="alert">
        <FailureReason reason={text} />
      </Notice>
      <Row>
        {isTransient(code) ? (
          <Button icon="retry" onClick={onTryAgain}>
            {t('try-again')}
          </Button>
        ) : null}
        <AskNewLink href={resetPasswordHref} />
      </Row>
    </>
  );
}
