import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { finishSignIn, isSignInPending } from '#firebase/auth/second-factor.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CodeFailure } from './code-failure.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

/** After the right password: signing in with the code changes the session, on which the page leaves. */
export function CodeScreen({ loginHref }: { readonly loginHref: string }) {
  const { t } = useTranslation('second-factor');
  const [pending] = useState(isSignInPending);
  const form = useCodeForm('second-factor', finishSignIn);
  if (!pending) {
    return (
      <Page title={t('code-title')} width="text">
        <Notice kind="warning">
          <p>{t('code-expired')}</p>
        </Notice>
        <LinkButton href={loginHref} icon="sign-in" wide>
          {t('to-login')}
        </LinkButton>
      </Page>
    );
  }
  const busy = form.busy || form.succeeded;
  return (
    <Page title={t('code-title')} lead={t('code-lead')} width="text" invalid={form.problems.length > 0}>
      <FormSummary form={form} title={t('problems-title')} />
      <CodeFailure form={form} loginHref={loginHref} />
      <Card>
        <Form onSubmit={form.submit}>
          <CodeField form={form} />
          <Button type="submit" kind="main" wide busy={busy} icon="sign-in">
            {busy ? t('code-busy') : t('code-submit')}
          </Button>
        </Form>
        <p>{t('code-lost')}</p>
      </Card>
    </Page>
  );
}
