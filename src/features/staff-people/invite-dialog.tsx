import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { inviteCustomer } from '#domain/contracts/people.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { emailAddress, textLimits } from '#domain/field-types.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { customerQuery } from '#shared/staff/people/customer-queries.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';

export interface InviteDialogProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}

/** Invites a customer without a login; whoever opens the mail sees her requests and her address. */
export function InviteDialog({ acting, customer, onClose, onDone }: InviteDialogProps) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const { senior_id, first_name: name, invited } = customer;
  const [email, setEmail] = useState(invited?.email ?? customer.email);
  // What the person saw: what changes behind the dialog is a conflict.
  const [revision] = useState(customer.revision);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, inviteCustomer);
  const typed = email.trim();
  const isValid = emailAddress.safeParse(typed).success;

  async function go() {
    setTried(true);
    if (!isValid) return;
    const done = await run({ senior_id, revision, email: typed });
    void client.invalidateQueries({ queryKey: customerQuery(acting, senior_id).queryKey });
    if (done) onDone(t('invite-done', { email: typed }));
  }

  return (
    <CommandDialog
      title={t('invite-title', { name })}
      go={t('invite-go')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t('invite-text')}</p>
      <Field
        id="invite-email"
        label={t('email')}
        hint={t('invite-hint')}
        error={tried && !isValid ? t('email-invalid') : undefined}
      >
        {(control) => (
          <TextInput
            control={control}
            type="email"
            autoComplete="off"
            maxLength={textLimits.email}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
    </CommandDialog>
  );
}
