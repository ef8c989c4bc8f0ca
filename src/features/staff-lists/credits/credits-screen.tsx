import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import type { CreditAccount } from '#firebase/staff/credit-accounts.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StaffList } from '#shared/staff/lists/staff-list.tsx';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { TransferAction } from '../transfers/transfer-action.tsx';
import { PendingCard } from './pending-card.tsx';
import { TransfersCard } from './transfers-card.tsx';
import { creditQueries } from './queries.ts';

export interface CreditsScreenProps {
  readonly acting: ActingFor;
  readonly openId: string | null;
  readonly onOpen: (seniorId: string | null) => void;
  readonly listHref: string;
  readonly detail: ReactNode | null;
}

function useColumns(isOpen: boolean): readonly GridColumn<Listed<CreditAccount>>[] {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const columns: readonly GridColumn<Listed<CreditAccount>>[] = [
    {
      id: 'who',
      header: t('account-who'),
      width: 'minmax(8rem, 3fr)',
      cell: ({ value }) => <strong>{value.name || t('unknown')}</strong>,
    },
    {
      id: 'balance',
      header: t('account-balance'),
      width: 'minmax(7rem, 2fr)',
      cell: ({ value }) => formatEuro(value.cents, language),
    },
    {
      id: 'state',
      header: t('account-state'),
      width: 'minmax(7rem, 2fr)',
      cell: ({ value }) =>
        value.cents < 0 ? (
          <StatusBadge tone="danger">{t('below-zero')}</StatusBadge>
        ) : (
          <StatusBadge tone="neutral">{t('in-order')}</StatusBadge>
        ),
    },
  ];
  return isOpen ? columns.filter(({ id }) => id !== 'state') : columns;
}

/** Every balance, the lowest first, and what waits for a second staff member. */
export function CreditsScreen({ acting, openId, onOpen, listHref, detail }: CreditsScreenProps) {
  const { t } = useTranslation('lists');
  const pages = useListPages(creditQueries.accounts(acting));
  const columns = useColumns(openId !== null);
  return (
    <StaffList
      title={t('credits-title')}
      lead={t('credits-lead')}
      above={
        <>
          <TransferAction acting={acting} onBooked={onOpen} />
          <PendingCard acting={acting} />
          <TransfersCard acting={acting} />
        </>
      }
      pages={pages}
      columns={columns}
      emptyText={t('no-accounts')}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detailLabel={t('account-file')}
      detail={detail}
    />
  );
}
