import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DebtLetter } from '#domain/documents/payments/debt.ts';
import type { CreditAdjustment } from '#domain/documents/payments/credit-adjustment.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DebtsCard } from '#shared/staff/debts/debts-card.tsx';
import { ListDetail } from '#shared/staff/lists/list-detail.tsx';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import type { CreditAccount } from '#firebase/staff/credit-accounts.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { type BadgeTone, StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { creditQueries } from './queries.ts';
import { useAmountWords } from './use-amount-words.ts';

export interface AccountFileProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
  readonly closeHref: string;
  readonly personHref: (seniorId: string) => string;
  readonly letterHref: (letter: DebtLetter, debtId: string) => string;
}

const tones: Readonly<Record<CreditAdjustment['state'], BadgeTone>> = {
  pending: 'warning',
  booked: 'success',
  refused: 'neutral',
};

function Adjustment({ adjustment }: { readonly adjustment: CreditAdjustment }) {
  const { t } = useTranslation('lists');
  const { moment } = useRowWords();
  const amount = useAmountWords();
  const { cents, state, reason, asked_by: asked, asked_at: at, answered_by: answered } = adjustment;
  return (
    <Stack as="li" gap="close">
      <Row>
        <strong>{amount(cents)}</strong>
        <StatusBadge tone={tones[state]}>{t(`adjustment-${state}`)}</StatusBadge>
      </Row>
      <p>{reason}</p>
      <SmallPrint>{t('asked-by', { name: asked.name, moment: moment(at) })}</SmallPrint>
      {answered === null ? null : <SmallPrint>{t('answered-by', { name: answered.name })}</SmallPrint>}
    </Stack>
  );
}

/** The corrections of this balance, with their reasons; nothing while there are none. */
function Adjustments({ acting, seniorId }: Pick<AccountFileProps, 'acting' | 'seniorId'>) {
  const { t } = useTranslation('lists');
  const pages = useListPages(creditQueries.adjustments(acting, seniorId));
  if (pages.status !== 'ready' || pages.rows.length === 0) return null;
  return (
    <Card as="div" heading={t('adjustments')}>
      <Stack as="ul">
        {pages.rows.map(({ id, value }) => (
          <Adjustment key={id} adjustment={value} />
        ))}
      </Stack>
    </Card>
  );
}

type OpenAccountProps = Omit<AccountFileProps, 'closeHref'> & { readonly account: CreditAccount };

function OpenAccount({ acting, seniorId, personHref, letterHref, account: { name, cents } }: OpenAccountProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const { reason } = useConnection();
  const [seenCents, setSeenCents] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const adjustments = useListPages(creditQueries.adjustments(acting, seniorId));
  const adjust: StaffAction = {
    id: 'credits-adjust',
    label: t('adjust'),
    group: t('account-file'),
    keys: ['a'],
    disabledReason: reason,
    run: () => setSeenCents(cents),
  };
  useActions([adjust]);
  return (
    <Stack>
      <Card title={name || t('unknown')}>
        <Facts facts={[{ name: t('account-balance'), value: formatEuro(cents, language) }]} />
        <Row>
          <ActionButton action={adjust} icon="credits" onRefused={setSaid} />
          <LinkButton icon="person" href={personHref(seniorId)}>
            {t('to-person')}
          </LinkButton>
        </Row>
        <StatusArea>{said === null ? null : <Notice kind="info" title={said} />}</StatusArea>
      </Card>
      <DebtsCard acting={acting} seniorId={seniorId} letterHref={letterHref} />
      <Adjustments acting={acting} seniorId={seniorId} />
      <LedgerCard acting={acting} seniorId={seniorId} />
      {seenCents === null ? null : (
        <AdjustDialog
          acting={acting}
          seniorId={seniorId}
          name={name || t('unknown')}
          balance={seenCents}
          adjustments={adjustments.status === 'ready' ? adjustments.rows.map(({ value }) => value) : []}
          onClose={() => setSeenCents(null)}
          onDone={(done) => {
            setSeenCents(null);
            setSaid(done);
          }}
        />
      )}
    </Stack>
  );
}

/** One balance with the lines that it is the sum of. */
export function AccountFile({ closeHref, ...props }: AccountFileProps) {
  const state = useCachedQuery(creditQueries.account(props.acting, props.seniorId));
  return (
    <ListDetail state={state} closeHref={closeHref}>
      {({ value }) => <OpenAccount {...props} account={value} />}
    </ListDetail>
  );
}
