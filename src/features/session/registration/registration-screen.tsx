import { useTranslation } from '#i18n/use-translation.ts';
import { readSignUpDetails } from '#lib/sign-in/sign-up-details.ts';
import { useOpened } from '#shared/forms/use-opened.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { toAccountLanguage } from '../account-language.ts';
import { deviceRegistrationDraft } from '../device-registration.ts';
import { carriedOver, emptyRegistration } from './carried-over.ts';
import { RegistrationForm } from './registration-form.tsx';

export interface RegistrationScreenProps {
  readonly loginHref: string;
  readonly resetPasswordHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** The account exists, and its verification mail is queued. */
  readonly onRegistered: (email: string) => void;
}

const openDraft = () =>
  deviceRegistrationDraft()
    .open()
    .then((kept) => ({ kept, details: kept === null ? readSignUpDetails() : null }));

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
  const { kept, details } = opened;
  const untouched = details === null ? emptyRegistration : carriedOver(details);
  return (
    <RegistrationForm
      key={opening}
      {...props}
      kept={kept ?? { ...untouched, language: toAccountLanguage(i18n.language) }}
      prefilled={kept !== null ? 'draft' : details !== null ? 'sign-up' : null}
      onCleared={reopen}
    />
  );
}
