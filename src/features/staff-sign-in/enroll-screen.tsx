import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brand } from '#domain/brand.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { type Enrollment, startEnrollment } from '#firebase/auth/second-factor.ts';
import { reportSecondFactor } from '#domain/contracts/staff/staff-accounts.ts';
import { callFunction } from '#firebase/functions.ts';
import { mintId } from '#lib/ids.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

export interface EnrollScreenProps {
  readonly onDone: () => void;
  readonly onSignOut: () => void;
}

/** A key anew at every visit: one that somebody saw and did not finish is worth nothing. */
function useEnrollment() {
  const [round, setRound] = useState(0);
  const [started, setStarted] = useState<Result<Enrollment, DomainError> | null>(null);
  useEffect(() => {
    let gone = false;
    setStarted(null);
    void startEnrollment(brand.name).then((answer) => {
      if (!gone) setStarted(answer);
    });
    return () => {
      gone = true;
    };
  }, [round]);
  return { started, again: useCallback(() => setRound((count) => count + 1), []) };
}

/** Four characters at a time, as people copy them. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The only screen of a staff member who has no second factor. */
export function EnrollScreen({ onDone, onSignOut }: EnrollScreenProps) {
  const { t } = useTranslation(['second-factor', 'common']);
  const { started, again } = useEnrollment();
  return (
    <Page title={t('enroll-title')} lead={t('enroll-lead')} width="text">
      {started === null ? <Loading text={t('enroll-loading')} /> : null}
      {started?.ok === true ? <EnrollForm enrollment={started.value} onDone={onDone} onAgain={again} /> : null}
      {started?.ok === false ? <EnrollFailure code={started.error.code} onAgain={again} onSignOut={onSignOut} /> : null}
      <Button icon="sign-out" wide onClick={onSignOut}>
        {t('common:sign-out')}
      </Button>
    </Page>
  );
}

interface EnrollFormProps {
  readonly enrollment: Enrollment;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

function EnrollForm({ enrollment: { secret, address, finish }, onDone, onAgain }: EnrollFormProps) {
  const { t } = useTranslation('second-factor');
  const form = useCodeForm('enroll', async (code) => {
    const done = await finish(code);
    if (!done.ok) return done;
    // Those who lead hear of it by mail. Without an answer the person works on all the same.
    await callFunction(reportSecondFactor, { command_id: mintId() });
    onDone();
    return done;
  });
  const { failure, failedField, busy } = form;
  return (
    <>
      <FormSummary form={form} title={t('problems-title')} />
      {failure === null || failedField !== null ? null : (
        <EnrollFailure code={failure} onAgain={onAgain} onSignOut={null} />
      )}
      <Card>
        <p>{t('enroll-app')}</p>
        <p>{t('enroll-scan')}</p>
        <QrCode content={address} label={t('enroll-picture')} />
        <p>
          {t('enroll-secret')} <strong>{inGroups(secret)}</strong>
        </p>
        <Form onSubmit={form.submit}>
          <p>{t('enroll-type')}</p>
          <CodeField form={form} />
          <Button type="submit" kind="main" wide busy={busy} icon="check">
            {busy ? t('enroll-busy') : t('enroll-submit')}
          </Button>
        </Form>
      </Card>
    </>
  );
}

interface EnrollFailureProps {
  readonly code: DomainError['code'];
  readonly onAgain: () => void;
  /** Null where the button stands elsewhere. */
  readonly onSignOut: (() => void) | null;
}

function EnrollFailure({ code, onAgain, onSignOut }: EnrollFailureProps) {
  const { t } = useTranslation(['second-factor', 'errors']);
  const isOld = code === 'recent-login-needed' || code === 'sign-in-expired';
  const text = isOld ? t('enroll-old-session') : code === 'link-expired' ? t('code-expired') : t(`errors:${code}`);
  return (
    <Notice kind="danger" announce="alert" title={t('failure-title')}>
      <FailureReason reason={text} />
      {isOld && onSignOut !== null ? (
        <Button onClick={onSignOut}>{t('to-login')}</Button>
      ) : (
        <Button onClick={onAgain}>{t('enroll-again')}</Button>
      )}
    </Notice>
  );
}
