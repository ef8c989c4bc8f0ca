import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { type NewPasswordField, type NewPasswordProblem, newPasswordProblem } from './new-password-form.ts';

export interface NewPasswordFieldsProps {
  /** Somebody comes with a link from a mail, so they are told that they are in the right place. */
  readonly fromMail: boolean;
  readonly resetPasswordHref: string;
  readonly save: (password: string) => Promise<Result<void, DomainError>>;
  readonly onSaved: () => void;
}

const fieldIds: Readonly<Record<NewPasswordField, string>> = { password: 'new-password', repeated: 'repeat-password' };

const ofTheLink: Partial<Readonly<Record<ErrorCode, 'recovery-link-expired' | 'recovery-link-invalid'>>> = {
  'link-expired': 'recovery-link-expired',
  'link-invalid': 'recovery-link-invalid',
};

export function NewPasswordFields({ fromMail, resetPasswordHref, save, onSaved }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['account', 'errors']);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<NewPasswordProblem | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const weak = failure === 'weak-password' ? t('weak-password', { ns: 'errors' }) : undefined;
  const errorOf = (field: NewPasswordField) => {
    if (field === 'password' && weak !== undefined) return weak;
    return problem?.field === field ? t(problem.message) : undefined;
  };
  const problems = (['password', 'repeated'] as const).flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ fieldId: fieldIds[field], message }];
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const found = newPasswordProblem(password, repeated);
    setProblem(found);
    if (found !== null) {
      setAttempt((count) => count + 1);
      return;
    }
    setBusy(true);
    const saved = await save(password);
    setBusy(false);
    setAttempt((count) => count + 1);
    if (saved.ok) onSaved();
    else setFailure(saved.error.code);
  }

  function failureText(code: ErrorCode) {
    const linkText = ofTheLink[code];
    if (linkText !== undefined) return t(linkText);
    return code === 'unknown' ? t('new-password-failed') : t(code, { ns: 'errors' });
  }

  const field = (name: NewPasswordField, label: 'new-password' | 'repeat-password') => (
    <Field
      id={fieldIds[name]}
      label={t(label)}
      {...(name === 'password' ? { hint: t('password-hint') } : {})}
      error={errorOf(name)}
    >
      {(control) => (
        <PasswordInput
          control={control}
          name={name}
          autoComplete="new-password"
          showText={t('show-password')}
          hideText={t('hide-password')}
          value={name === 'password' ? password : repeated}
          onChange={(event) => {
            (name === 'password' ? setPassword : setRepeated)(event.target.value);
            setProblem(null);
            setFailure(null);
          }}
        />
      )}
    </Field>
  );

  return (
    <>
      {fromMail ? (
        <Notice kind="info" announce="status" title={t('ready-title')}>
          <p>{t('ready-text')}</p>
        </Notice>
      ) : null}
      <ErrorSummary title={t('problems-title')} attempt={attempt} problems={problems} />
      <Card>
        <Form onSubmit={(event) => void submit(event)}>
          {field('password', 'new-password')}
          {field('repeated', 'repeat-password')}
          {failure === null || weak !== undefined ? null : (
            <Notice key={attempt} kind="danger" announce="alert" title={t('new-password-failure-title')}>
              <p>{failureText(failure)}</p>
              {ofTheLink[failure] !== undefined || failure === 'recent-login-needed' ? (
                <LinkButton href={resetPasswordHref} icon="mail">
                  {t('ask-new-link')}
                </LinkButton>
              ) : null}
            </Notice>
          )}
          <Button type="submit" kind="main" wide busy={busy} icon="check">
            {busy ? t('new-password-busy') : t('new-password-submit')}
          </Button>
        </Form>
      </Card>
    </>
  );
}
