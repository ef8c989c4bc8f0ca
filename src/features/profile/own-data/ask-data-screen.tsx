import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { askDataByMail } from '#domain/contracts/privacy/own-data.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { emailAddress } from '#domain/field-types.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';

/** `ask`: the page behind the link to the own data takes questions as well. */
type Wish = 'export' | 'ask' | 'erase';

interface Values {
  readonly email: string;
}

function checkAddress({ email }: Values): Result<string, FormErrors<Values, 'email-required' | 'email-invalid'>> {
  const address = emailAddress.safeParse(email.trim());
  if (address.success) return ok(address.data);
  return err({ email: email.trim() === '' ? 'email-required' : 'email-invalid' });
}

/** For everybody with a mailbox, with an account or without. The answer is the same for an unknown address. */
export function AskDataScreen() {
  const { t } = useTranslation(['own-data', 'errors']);
  const [wish, setWish] = useState<Wish>('export');
  const form = useForm({
    name: 'own-data',
    fields: ['email'],
    initial: { email: '' },
    check: checkAddress,
    messageOf: (key) => t(key),
    async send(email: string): Promise<ErrorCode | null> {
      const sent = await callFunctionAsVisitor(askDataByMail, { email, wish: wish === 'erase' ? 'erase' : 'export' });
      return sent.ok ? null : sent.error.code;
    },
  });
  const { busy, failure, problems, succeeded: isSent } = form;
  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={problems.length > 0}>
      <FormSummary form={form} title={t('problems-title')} />
      <p>{t('how')}</p>
      <Card>
        <Form onSubmit={form.submit}>
          <ChoiceCards<Wish>
            id="wish"
            name="wish"
            legend={t('wish')}
            choices={[
              { value: 'export', label: t('wish-export') },
              { value: 'ask', label: t('wish-ask') },
              { value: 'erase', label: t('wish-erase') },
            ]}
            value={wish}
            onChange={setWish}
          />
          <TextField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
          <StatusArea>
            {isSent ? (
              <Notice kind="success" icon="mail" title={t('asked-title')}>
                <p>{t('sent-text')}</p>
              </Notice>
            ) : null}
            {failure === null ? null : (
              <Notice kind="danger" title={t('ask-failed')}>
                <FailureReason reason={t(failure, { ns: 'errors' })} />
              </Notice>
            )}
          </StatusArea>
          <Button type="submit" kind={isSent ? 'secondary' : 'main'} wide busy={busy} icon="mail">
            {t(busy ? 'ask-busy' : 'send')}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
