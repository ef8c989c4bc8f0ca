import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { HiddenField } from '#ui/fields/hidden-field.tsx';
import type { IconName } from '#ui/content/icon.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { hiddenField, type PublicForm } from './use-public-form.ts';

export interface LegalHrefs {
  readonly privacy: string;
  readonly terms: string;
}

/** The consent text, with links to the two legal texts. */
function Consent({ legal }: { readonly legal: LegalHrefs }) {
  const { t } = useTranslation('forms');
  return (
    <div>
      <p>{t('consent')}</p>
      <Row>
        <Link href={legal.privacy}>{t('privacy-link')}</Link>
        <Link href={legal.terms}>{t('terms-link')}</Link>
      </Row>
    </div>
  );
}

export interface FormFrameProps {
  readonly visitorForm: PublicForm;
  readonly submit: string;
  readonly icon: IconName;
  /** Text when the form could not be sent. */
  readonly failure: string;
  /** Whether the form is not the main action of its screen. */
  readonly secondary?: boolean;
  /** Absent when the form asks for no consent. */
  readonly legal?: LegalHrefs;
  readonly children: ReactNode;
}

/** The parts around the fields of every public form: error summary, failure, button, consent. */
export function FormFrame(props: FormFrameProps) {
  const { visitorForm, submit, icon, failure, secondary = false, legal, children } = props;
  const { t } = useTranslation('forms');
  const { state, outcome } = visitorForm;
  const busy = state === 'sending';
  return (
    <>
      <FormSummary form={outcome} title={t('problems-title')} />
      {state === 'failed' ? (
        <Notice key={outcome.attempt} kind="danger" announce="alert" title={failure}>
          <p>{t('failed-help')}</p>
        </Notice>
      ) : null}
      <Form onSubmit={visitorForm.submit}>
        {children}
        <HiddenField name={hiddenField} label={t('website')} />
        <Button type="submit" kind={secondary ? 'secondary' : 'main'} wide busy={busy} icon={icon}>
          {busy ? t('busy') : submit}
        </Button>
        {legal === undefined ? null : <Consent legal={legal} />}
      </Form>
    </>
  );
}
