import { useTranslation } from 'react-i18next';
import { useOpened } from '#shared/forms/use-opened.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { toAccountLanguage } from '../account-language.ts';
import { deviceRegistrationDraft } from '../device-registration.ts';
import type { StoredRegistration } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';

export interface RegistrationScreenProps {
  readonly loginHref: string;
  readonly resetPasswordHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** The account exists, and its verification mail is queued. */
  readonly onRegistered: (email: string) => void;
}

const empty: Omit<StoredRegistration, 'language'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  full_address: '',
  city: '',
  name_city: '',
};

const openDraft = () =>
  deviceRegistrationDraft()
    .open()
    .then((kept) => ({ kept }));

export function RegistrationScreen(props: RegistrationScreenProps) {
  const { t, i18n } = useTranslation('account');
  const { value: opened, opening, reopen } = useOpened(openDraft);
  if (opened === null) {
    return (
      <Page title={t('title')} width="text">
        <Loading text={t('opening-form')} />
      </Page>
    );
  }
  return (
    <RegistrationForm
      key={opening}
      {...props}
      kept={opened.kept ?? { ...empty, language: toAccountLanguage(i18n.language) }}
      restored={opened.kept !== null}
      onCleared={reopen}
    />
  );
}
