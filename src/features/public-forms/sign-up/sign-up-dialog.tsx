import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import type { LegalHrefs } from '../form-frame.tsx';
import { FormOutcome } from '../form-outcome.tsx';
import type { FormPost } from '../form-post.ts';
import { SignUpForm, useSignUpForm } from './sign-up-form.tsx';

export interface SignUpDialogProps {
  readonly open: boolean;
  readonly forms: FormPost;
  readonly legal: LegalHrefs;
  readonly onClose: () => void;
  /** The server has the form: close the dialog and show the thank-you page. */
  readonly onReceived: () => void;
}

/** The waiting-list form in a dialog. The values are kept while it is closed. */
export function SignUpDialog({ open, forms, legal, onClose, onReceived }: SignUpDialogProps) {
  const { t } = useTranslation('forms');
  const visitorForm = useSignUpForm(forms, onReceived);
  const done = visitorForm.state === 'kept' || visitorForm.state === 'received';

  function close() {
    if (done) visitorForm.again();
    onClose();
  }

  return (
    <Dialog
      open={open}
      title={t('dialog-title')}
      onClose={close}
      closeLabel={t('close')}
      actions={<Button onClick={close}>{t('close')}</Button>}
    >
      <FormOutcome state={visitorForm.state} thanks={t('sign-up-sent')} />
      {done ? null : <SignUpForm visitorForm={visitorForm} legal={legal} />}
    </Dialog>
  );
}
