import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useAccount } from './use-account.ts';
import { ProfileView } from './profile-view.tsx';

/** The profile and its form, online or offline. */
export function ProfileScreen({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['profile', 'errors']);
  const { account, items } = useAccount(acting);
  const { fetching, refresh } = useRefresh(cachedKeys.volatile(acting));

  if (account.status === 'failed') {
    return (
      <Page title={t('title')} width="text">
        <Notice kind="danger" announce="status" title={t('load-failed')}>
          <p>{t(`errors:${account.error.code}`)}</p>
          <Row>
            <Button icon="retry" busy={fetching} onClick={refresh}>
              {t(fetching ? 'loading' : 'load-retry')}
            </Button>
          </Row>
          <p>{t('call-instead')}</p>
          <ExplainsOffline />
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
      key={`${acting.actorUid}/${acting.seniorId}`}
      acting={acting}
      account={account.value}
      savedAt={account.savedAt}
      error={account.error}
      items={items}
    />
  );
}
