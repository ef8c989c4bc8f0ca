import { useTranslation } from '#i18n/use-translation.ts';
import { LinkButton } from '#ui/actions/link.tsx';

interface AccountHref {
  readonly accountHref: string;
}

export function AccountReason() {
  const { t } = useTranslation('visitors');
  return <p>{t('account-text')}</p>;
}

export function AccountLink({ accountHref }: AccountHref) {
  const { t } = useTranslation('visitors');
  return (
    <LinkButton href={accountHref} kind="main" icon="person" wide>
      {t('account-make')}
    </LinkButton>
  );
}

/** The next step for a visitor who has just signed up: an account of their own. */
export function AccountOffer({ accountHref }: AccountHref) {
  return (
    <>
      <AccountReason />
      <AccountLink accountHref={accountHref} />
    </>
  );
}
