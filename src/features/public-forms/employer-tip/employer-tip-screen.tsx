import { useTranslation } from '#i18n/use-translation.ts';
import {
  employerTipFields,
  type EmployerTipForm,
  employerTipFormSchema,
  employerTipMessages,
  employerTipReward,
  toEmployerTip,
} from './employer-tip-form-schema.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { NumberedSteps } from '#ui/content/numbered-steps.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FormFrame, type LegalHrefs } from '../form-frame.tsx';
import { FormOutcome } from '../form-outcome.tsx';
import type { FormPost } from '../form-post.ts';
import { usePublicForm } from '../use-public-form.ts';
import { WaitingNotice } from '../waiting-notice.tsx';

const toCommand = (form: EmployerTipForm, tipId: string): VisitorCommand => ({
  kind: 'tip-employer',
  tipId,
  tip: toEmployerTip(form),
});

export interface EmployerTipScreenProps {
  readonly forms: FormPost;
  readonly legal: LegalHrefs;
  /** Number of forms that wait on this device. */
  readonly waiting: number;
}

export function EmployerTipScreen({ forms, legal, waiting }: EmployerTipScreenProps) {
  const { t } = useTranslation('forms');
  const visitorForm = usePublicForm({
    name: 'tip',
    fields: employerTipFields,
    schema: employerTipFormSchema,
    messages: employerTipMessages,
    toCommand,
    forms,
  });
  const { fields, state, outcome } = visitorForm;
  return (
    <Page title={t('tip-title')} lead={t('tip-lead')} width="text" invalid={outcome.problems.length > 0}>
      <Card title={t('tip-how')} tone="warm">
        <NumberedSteps steps={[t('tip-step-1'), t('tip-step-2'), t('tip-step-3', { amount: employerTipReward })]} />
      </Card>
      <WaitingNotice waiting={waiting} state={state} />
      <FormOutcome state={state} thanks={t('tip-sent')} />
      <Card title={t('tip-form')}>
        <FormFrame
          visitorForm={visitorForm}
          submit={t('tip-submit')}
          icon="check"
          failure={t('tip-failed')}
          legal={legal}
        >
          <Row fields>
            <TextField form={fields} name="firstName" label={t('first-name')} autoComplete="given-name" />
            <TextField form={fields} name="lastName" label={t('last-name')} autoComplete="family-name" />
          </Row>
          <TextField
            form={fields}
            name="company"
            label={t('company')}
            hint={t('company-hint')}
            autoComplete="organization"
          />
          <TextField form={fields} name="email" label={t('email')} autoComplete="email" type="email" />
        </FormFrame>
      </Card>
    </Page>
  );
}
