import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { Facts } from '#ui/content/facts.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { todayQueries } from './today-queries.ts';

/** The mails that no attempt could send. */
export function MailRows({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation('board');
  const { moment } = useRowWords();
  const state = useCachedQuery(todayQueries.mails(acting));
  if (state.status !== 'ready') return <Loading text={t('requests-loading')} />;
  if (state.value.mails.length === 0) return <p>{t('queue-empty')}</p>;
  return (
    <Stack as="ul">
      {state.value.mails.map(({ id, mail }) => (
        <li key={id}>
          <Facts
            facts={[
              { name: t('mail-to'), value: mail.to },
              { name: t('mail-failed'), value: moment(mail.created_at) },
            ]}
          />
        </li>
      ))}
    </Stack>
  );
}

/** The customers who owe something. */
export function BalanceRows({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation('board');
  const state = useCachedQuery(todayQueries.balances(acting));
  if (state.status !== 'ready') return <Loading text={t('requests-loading')} />;
  if (state.value.balances.length === 0) return <p>{t('queue-empty')}</p>;
  return (
    <Stack as="ul">
      {state.value.balances.map(({ user_id: id, balance }) => (
        <li key={id}>
          <Facts
            facts={[
              { name: t('balance-who'), value: id },
              { name: t('balance-credits'), value: balance },
            ]}
          />
        </li>
      ))}
    </Stack>
  );
}
