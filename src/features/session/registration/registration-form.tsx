import { useTranslation } from '#i18n/use-translation.ts';
import { clearSignUpDetails } from '#lib/sign-in/sign-up-details.ts';
import { DraftSaved, DraftNotSaved } from '#shared/forms/draft-status.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Link, LinkButton } from '#ui/actions/link.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useReportsOffline } from '#ui/feedback/use-reports-offline.ts';
import type { StoredRegistration } from './registration-draft.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { useRegistration } from './use-registration.ts';

export interface RegistrationFormProps {
  readonly kept: StoredRegistration;
  /** Where its first values come from: a draft of this device, or the form with which the visitor signed up. */
  readonly prefilled: 'draft' | 'sign-up' | null;
  readonly loginHref: string;
  readonly resetPasswordHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  readonly onRegistered: (email: string) => void;
  /** The draft is deleted; the form must be mounted again. */
  readonly onCleared: () => void;
}

function TakenNotice({ loginHref, resetPasswordHref }: Pick<RegistrationFormProps, 'loginHref' | 'resetPasswordHref'>) {
  const { t } = useTranslation('account');
  return (
    <Notice kind="info">
      <p>{t('taken-help')}</p>
      <Row>
        <LinkButton href={loginHref} icon="sign-in">
          {t('to-login')}
        </LinkButton>
        <LinkButton href={resetPasswordHref}>{t('new-password-title')}</LinkButton>
      </Row>
    </Notice>
  );
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { kept, prefilled, loginHref, resetPasswordHref, termsHref, privacyHref, onRegistered, onCleared } = props;
  const { t } = useTranslation(['account', 'errors']);
  const likelyOffline = useReportsOffline();
  const { form, draft, objection, submit } = useRegistration(kept, prefilled === 'draft', onRegistered);
  const { failure, failedField, busy, problems } = form;

  async function clear() {
    clearSignUpDetails();
    await draft.discard();
    onCleared();
  }

  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={problems.length > 0 || failure !== null}>
      <Link href={loginHref} icon="back">
        {t('to-login')}
      </Link>
      {likelyOffline ? (
        <Notice kind="warning" icon="no-network" announce="status" title={t('offline-title')}>
          <p>{t('offline-text')}</p>
        </Notice>
      ) : null}
      {prefilled === null ? null : (
        <Notice kind="info" icon="saved">
          <p>{t(prefilled === 'draft' ? 'draft-restored' : 'carried-over')}</p>
          <Button onClick={() => void clear()}>{t('draft-clear')}</Button>
        </Notice>
      )}
      <FormSummary
        form={form}
        title={failedField === null ? t('problems-title') : t('failure-title')}
        {...(objection === null ? {} : { intro: t(objection) })}
      />
      {failure === 'user-already-registered' ? (
        <TakenNotice loginHref={loginHref} resetPasswordHref={resetPasswordHref} />
      ) : null}
      <Card>
        <Form onSubmit={submit}>
          <RegistrationFields form={form} termsHref={termsHref} privacyHref={privacyHref} />
          <DraftNotSaved draft={draft}>{t('draft-not-kept')}</DraftNotSaved>
          {failure === null || failedField !== null ? null : (
            <Notice key={form.attempt} kind="danger" announce="alert" title={t('failure-title')}>
              <FailureReason reason={t(failure, { ns: 'errors' })} />
              {failure === 'network' && draft.state !== 'failed' ? <p>{t('network-text')}</p> : null}
            </Notice>
          )}
          <Button type="submit" kind="main" wide busy={busy} icon="person">
            {busy ? t('submit-busy') : t('submit')}
          </Button>
          <DraftSaved draft={draft} />
        </Form>
      </Card>
    </Page>
  );
}
