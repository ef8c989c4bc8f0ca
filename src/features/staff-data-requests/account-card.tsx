import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { ReachLinks } from '#shared/staff/reach-links.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { dataRequestQueries } from './queries.ts';

export interface AccountCardProps {
  readonly acting: ActingFor;
  readonly uid: string;
}

/** What is kept of a family member, who has no file of her own: she changes it on her profile. */
export function AccountCard({ acting, uid }: AccountCardProps) {
  const { t } = useTranslation(['data-requests', 'file', 'errors']);
  const state = useCachedQuery(dataRequestQueries.account(acting, uid));
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return (
      <Notice kind="warning" title={t('account-failed')}>
        <p>{t(`errors:${state.error.code}`)}</p>
      </Notice>
    );
  const { value: account } = state.value;
  const address = [account.full_address, `${account.city} ${account.name_city}`.trim()];
  return (
    <Card title={t('account-title')}>
      <Facts
        facts={[
          { name: t('account-name'), value: `${account.first_name} ${account.last_name}` },
          { name: t('account-address'), value: address.filter((part) => part !== '').join(', ') },
          { name: t('account-language'), value: t(`file:language-${account.language}`) },
        ]}
      />
      <Row>
        <ReachLinks phone={account.phone_number} email={account.email} />
      </Row>
      <p>{t('account-self')}</p>
    </Card>
  );
}
