import { useTranslation } from 'react-i18next';
import { LinkButton } from '#ui/actions/link.tsx';

/** The next step for a visitor who has just signed up: an account of their own. */
export function AccountOffer({ accountHref }: { readonly accountHref: string }) {
  const { t } = useTranslation('visitors');
  return (
    <>
      <p>{t('account-text')}</p>
      <LinkButton href={accountHref} kind="main" icon="person" wide>
        {t('account-make')}
      </LinkButton>
    </>
  );
}
