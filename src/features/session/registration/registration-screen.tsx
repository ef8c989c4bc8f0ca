import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { toAccountLanguage } from '../account-language.ts';
import { deviceRegistrationDraft } from '../device-registration.ts';
import type { KeptValues } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';

export interface RegistrationScreenProps {
  readonly loginHref: string;
  readonly resetPasswordHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** The account exists, and a mail is on its way to this address. */
  readonly onRegistered: (email: string) => void;
}

interface Opened {
  readonly opening: number;
  /** Null: there is nothing to go on with. */
  readonly kept: KeptValues | null;
}

const empty: Omit<KeptValues, 'language'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  full_address: '',
  city: '',
  name_city: '',
};

export function RegistrationScreen(props: RegistrationScreenProps) {
  const { t, i18n } = useTranslation('account');
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let left = false;
    void deviceRegistrationDraft()
      .open()
      .then((kept) => {
        if (!left) setOpened({ opening, kept });
      });
    return () => {
      left = true;
    };
  }, [opening]);

  if (opened?.opening !== opening) {
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
      onCleared={() => setOpening((count) => count + 1)}
    />
  );
}
