import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { AccountLink, AccountOffer, AccountReason } from '#shared/account-offer.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { LegalHrefs } from '../form-frame.tsx';
import { FormOutcome } from '../form-outcome.tsx';
import type { FormPost } from '../form-post.ts';
import { WaitingNotice } from '../waiting-notice.tsx';
import { SignUpForm, useSignUpForm } from './sign-up-form.tsx';

export interface WaitingListScreenProps {
  readonly forms: FormPost;
  readonly legal: LegalHrefs;
  readonly homeHref: string;
  readonly accountHref: string;
  /** Number of forms that wait on this device. */
  readonly waiting: number;
}

export function WaitingListScreen({ forms, legal, homeHref, accountHref, waiting }: WaitingListScreenProps) {
  const { t } = useTranslation('forms');
  const [celebrating, setCelebrating] = useState(false);
  const visitorForm = useSignUpForm(forms, () => setCelebrating(true));
  const { state, outcome } = visitorForm;
  const done = state === 'kept' || state === 'received';
  return (
    <Page title={t('sign-up-title')} lead={t('sign-up-lead')} width="text" invalid={outcome.problems.length > 0}>
      <WaitingNotice waiting={waiting} state={state} />
      <FormOutcome state={state} thanks={t('sign-up-sent')} takesFocus={!celebrating}>
        <Row>
          <LinkButton href={homeHref} icon="home">
            {t('back-to-home')}
          </LinkButton>
          <Button onClick={visitorForm.again}>{t('another')}</Button>
        </Row>
      </FormOutcome>
      {/* Making an account needs a connection, which a form that is kept did not have. */}
      {state === 'received' ? (
        <Card>
          <AccountOffer accountHref={accountHref} />
        </Card>
      ) : null}
      {done ? null : (
        <Card>
          <SignUpForm visitorForm={visitorForm} legal={legal} />
        </Card>
      )}
      <Dialog
        open={celebrating}
        title={t('sent-dialog-title')}
        onClose={() => setCelebrating(false)}
        stacked
        actions={
          <>
            <AccountLink accountHref={accountHref} />
            <LinkButton href={homeHref} icon="home">
              {t('back-to-home')}
            </LinkButton>
            <Button onClick={() => setCelebrating(false)}>{t('close')}</Button>
          </>
        }
      >
        <p>{t('sign-up-sent')}</p>
        <AccountReason />
      </Dialog>
    </Page>
  );
}
