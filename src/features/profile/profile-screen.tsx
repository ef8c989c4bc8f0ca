import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agedKeys } from '#offline/aged/aged-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useAccount } from './data/use-account.ts';
import { ProfileView } from './profile-view.tsx';

/** The profile: what is known of it, with or without a network, and the form to change it. */
export function ProfileScreen({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(['profile', 'errors']);
  const client = useQueryClient();
  const { account, items } = useAccount(uid);
  const queryKey = agedKeys.moving(uid);
  const asking = useIsFetching({ queryKey }) > 0;

  if (account.status === 'failed') {
    return (
      <Page title={t('title')} width="text">
        <Notice kind="danger" announce="status" title={t('load-failed')}>
          <p>{t(`errors:${account.error.code}`)}</p>
          <Row>
            <Button icon="retry" busy={asking} onClick={() => void client.invalidateQueries({ queryKey })}>
              {t(asking ? 'loading' : 'load-retry')}
            </Button>
          </Row>
          <p>{t('call-instead')}</p>
        </Notice>
      </Page>
    );
  }
  if (account.status === 'loading') {
    return (
      <Page title={t('title')} width="text">
        <Loading text={t('loading')} />
      </Page>
    );
  }
  if (account.value === null) {
    return (
      <Page title={t('title')} width="text">
        <Notice kind="danger" announce="status">
          <p>{t('errors:profile-missing')}</p>
          <p>{t('call-instead')}</p>
        </Notice>
      </Page>
    );
  }
  return (
    <ProfileView
      key={uid}
      uid={uid}
      account={account.value}
      savedAt={account.savedAt}
      error={account.error}
      items={items}
    />
  );
}
