import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { missingOfFee } from '#domain/debts/missing-of-fee.ts';
import type { Debt, DebtLetter, LatePaymentDecision, StoredDebt } from '#domain/documents/payments/debt.ts';
import { writtenReference } from '#domain/transfers/transfer-reference.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatLongDay, formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SaidNotice } from '../said-notice.tsx';
import { useActions } from '../actions/use-actions.ts';
import { useChanging } from '../role/use-may.ts';
import { debtQueries } from './debt-queries.ts';
import { DecideDialog } from './decide-dialog.tsx';

/** What staff can do about a debt now. */
function decisionsOf({ state, fee }: Debt): readonly LatePaymentDecision[] {
  if (state === 'proposed') return ['release', 'drop'];
  return fee?.state === 'due' ? ['withdraw'] : [];
}

/** The letters that wait to be printed and posted. */
const lettersOf = ({ state, fee }: Debt): readonly DebtLetter[] => [
  ...(state === 'to-print' ? (['reminder'] as const) : []),
  ...(fee?.letter === 'to-print' ? (['fee'] as const) : []),
];

/** Still to pay: of the visit, and a fee that was asked. */
const openCents = (debt: Debt): number => debt.missing + missingOfFee(debt);

/** Where a debt stands, with its day and its amounts. */
function useDebtWords(): (debt: Debt) => string {
  const { t } = useTranslation('debts');
  const language = useLanguage();
  return ({ state, due_on: due, reminder, proposed_cents: proposed, fee }) => {
    const day = formatLongDay(reminder?.pay_by ?? due, language);
    const amount = formatEuro(fee?.cents ?? proposed ?? 0, language);
    if (fee !== null) return t(`fee-${fee.state}`, { amount, name: fee.by.name });
    return t(`state-${state}`, { day, amount });
  };
}

export interface DebtsCardProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
  readonly letterHref: (letter: DebtLetter, debtId: string) => string;
}

interface DebtItemProps extends Pick<DebtsCardProps, 'acting' | 'letterHref'> {
  readonly stored: StoredDebt;
  readonly onDecide: (stored: StoredDebt, decision: LatePaymentDecision) => void;
  readonly onRefused: () => void;
}

/** One debt: what it is for, where it stands, and what staff can do about it. */
function DebtItem({ acting, stored, letterHref, onDecide, onRefused }: DebtItemProps) {
  const { t } = useTranslation('debts');
  const language = useLanguage();
  const today = useToday();
  const serviceName = useServiceNames(acting);
  const words = useDebtWords();
  const { reason } = useChanging('ledger.adjust');
  const { id, debt } = stored;
  const when = formatVisitTime(debt.date, debt.start, today, language);
  const about = t(debt.is_fee ? 'late-visit' : 'visit', { service: serviceName(debt.service), when });
  const waits = debt.state === 'proposed' || lettersOf(debt).length > 0;
  const decisions = decisionsOf(debt).map((decision) => ({
    id: `debt-${id}-${decision}`,
    // Of several debts each button says which one it is about.
    label: t('about-debt', { what: t(`${decision}-go`), about }),
    group: t('title'),
    disabledReason: reason,
    decision,
    run: () => onDecide(stored, decision),
  }));
  useActions(decisions);
  return (
    <Stack as="li" gap="close">
      <Row>
        <strong>{about}</strong>
        <StatusBadge tone={waits ? 'warning' : 'neutral'}>{formatEuro(openCents(debt), language)}</StatusBadge>
      </Row>
      <p>{words(debt)}</p>
      {debt.fee === null || debt.fee.reason === '' ? null : <SmallPrint>{debt.fee.reason}</SmallPrint>}
      {debt.fee?.letter === undefined ? null : <p>{t(`fee-letter-${debt.fee.letter}`)}</p>}
      <Row>
        {lettersOf(debt).map((letter) => (
          <LinkButton
            key={letter}
            kind="main"
            icon="note"
            href={letterHref(letter, id)}
            label={t('about-debt', { what: t(`print-${letter}`), about })}
          >
            {t(`print-${letter}`)}
          </LinkButton>
        ))}
        {decisions.map(({ id: key, label, decision, run }) => (
          <Button key={key} aria-label={label} disabled={reason !== null} onPressDisabled={onRefused} onClick={run}>
            {t(`${decision}-go`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** What a senior has not paid, where each stands, and what staff decides; nothing while nothing is open. */
export function DebtsCard({ acting, seniorId, letterHref }: DebtsCardProps) {
  const { t } = useTranslation(['debts', 'errors']);
  const state = useCachedQuery(debtQueries.ofSenior(acting, seniorId));
  const [deciding, setDeciding] = useState<{ stored: StoredDebt; decision: LatePaymentDecision } | null>(null);
  const [said, setSaid] = useState<LatePaymentDecision | 'refused' | null>(null);
  const { reason } = useChanging('ledger.adjust');
  const done = said === null || said === 'refused' ? null : t(`${said}-done`);
  if (state.status === 'failed') {
    return (
      <Notice kind="warning" title={t('failed')}>
        <p>{t(`errors:${state.error.code}`)}</p>
      </Notice>
    );
  }
  const debts = state.status === 'ready' ? state.value : [];
  const [first] = debts;
  if (first === undefined && said === null) return null;
  return (
    <Card as="div" heading={t('title')}>
      <SaidNotice done={done} refused={said === 'refused' ? reason : null} />
      {first === undefined ? null : <p>{t('reference', { reference: writtenReference(first.debt.reference) })}</p>}
      <Stack as="ul" gap="wide">
        {debts.map((stored) => (
          <DebtItem
            key={stored.id}
            {...{ acting, stored, letterHref }}
            onRefused={() => setSaid('refused')}
            onDecide={(chosen, decision) => {
              setSaid(null);
              setDeciding({ stored: chosen, decision });
            }}
          />
        ))}
      </Stack>
      {deciding === null ? null : (
        <DecideDialog
          acting={acting}
          {...deciding}
          onClose={() => setDeciding(null)}
          onDone={() => {
            setDeciding(null);
            setSaid(deciding.decision);
          }}
        />
      )}
    </Card>
  );
}
