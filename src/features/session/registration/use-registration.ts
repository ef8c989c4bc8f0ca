import { useState, type FormEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { registerAccount } from '#domain/contracts/accounts.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { loadCommonPasswords } from '../password/password-rules.ts';
import { signIn } from '#firebase/auth/sign-in.ts';
import { createSignIn } from '#firebase/auth/credentials.ts';
import { callFunction } from '#firebase/functions.ts';
import { readAttribution } from '#lib/attribution.ts';
import { clearSignUpDetails } from '#lib/sign-in/sign-up-details.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { type DraftStore, useDraft } from '#shared/forms/use-draft.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { deviceRegistrationDraft } from '../device-registration.ts';
import { deviceSession } from '../device-session.ts';
import type { StoredRegistration } from './registration-draft.ts';
import {
  checkBeforeSending,
  type RegistrationField,
  registrationFields,
  registrationFormSchema,
  registrationMessages,
  type RegistrationValues,
  type SendingError,
  toRegistrationDetails,
} from './registration-form-schema.ts';
import { signUp, type SignUpPorts } from './sign-up.ts';

const ports: SignUpPorts = {
  createSignIn,
  signIn,
  registerAccount: (details) => callFunction(registerAccount, details),
};

/** Rejections of the server that concern one field. */
const fieldOfFailure: Partial<Readonly<Record<ErrorCode, RegistrationField>>> = {
  'user-already-registered': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
};

const registrationDraftStore: DraftStore<StoredRegistration> = {
  save: (values) => deviceRegistrationDraft().keep(values, readAttribution().test),
  clear: () => deviceRegistrationDraft().forget(),
};

/** The registration form. All values but the password are stored on this device until the account exists. */
export function useRegistration(kept: StoredRegistration, restored: boolean, onRegistered: (email: string) => void) {
  const { t } = useTranslation(['account', 'errors']);
  const draft = useDraft({ reason: 'registration', store: registrationDraftStore, restored });
  const [objection, setObjection] = useState<SendingError | null>(null);
  const untouched: RegistrationValues = { ...kept, password: '', acceptGdpr: false };
  const form = useForm({
    name: 'registration',
    fields: registrationFields,
    initial: untouched,
    check: (values) => checkForm(registrationFormSchema, registrationMessages, values),
    messageOf: (key) => t(key),
    failureAt(code: ErrorCode) {
      const field = fieldOfFailure[code];
      return field === undefined ? null : { field, message: t(code, { ns: 'errors' }) };
    },
    onEdit: ({ password, acceptGdpr: _, ...details }) => {
      if (password !== '') loadCommonPasswords();
      draft.changed(details);
    },
    async send({ email, password, ...details }): Promise<ErrorCode | null> {
      // Written before the Auth user exists: if interrupted, the next login on this device finds the details here.
      await draft.flush();
      const account = { email, password, details: toRegistrationDetails(details, readAttribution().test) };
      const signedUp = await deviceSession().withTemporarySession(() => signUp(account, ports));
      if (!signedUp.ok) return signedUp.error.code;
      clearSignUpDetails();
      await draft.discard();
      onRegistered(email);
      return null;
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    setObjection(checkBeforeSending(form.store.get()));
    form.submit(event);
  }

  return { form, draft, objection, submit };
}
