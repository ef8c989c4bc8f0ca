import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { leftOfCharge } from '#domain/credits/charge-line.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useChanging } from '#shared/staff/role/use-may.ts';
import { useVisitWords } from '#shared/staff/use-visit-words.ts';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { RefundVisitDialog } from '../dialogs/refund-visit-dialog.tsx';

export interface ChargedCardProps {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly visit: StoredVisit;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}

/** What a charged visit cost, and money back for who is not satisfied. Nothing for other visits. */
export function ChargedCard({ acting, row, visit: { id, visit }, onClose, onDone }: ChargedCardProps) {
  const { t } = useTranslation('file');
  const language = useLanguage();
  const visitWords = useVisitWords();
  const { reason } = useChanging('ledger.adjust');
  /** As the amounts were when the dialog opened: it refuses to give back what somebody else gave meanwhile. */
  const [seen, setSeen] = useState<{ readonly left: number; readonly refunded: number } | null>(null);
  const { charged_cents: charged = null, refunded_cents: refunded = 0, state } = visit;
  const left = leftOfCharge(visit);
  const isCharged = state === 'charged' && charged !== null && charged > 0;
  const give: StaffAction = {
    id: 'request-refund-visit',
    label: t('action-refund-visit'),
    group: t('group'),
    disabledReason: reason ?? (left === 0 ? t('refund-nothing-left') : null),
    run: () => setSeen({ left, refunded }),
  };
  useActions(isCharged ? [give] : []);
  if (!isCharged) return null;
  const facts = [
    { name: t('charged'), value: formatEuro(charged, language) },
    ...(refunded === 0 ? [] : [{ name: t('refunded'), value: formatEuro(refunded, language) }]),
  ];
  return (
    <Card as="div" heading={t('charged-title')}>
      <Facts facts={facts} />
      <Row>
        <ActionButton action={give} icon="credits" onRefused={onDone} />
      </Row>
      {seen === null ? null : (
        <RefundVisitDialog
          acting={acting}
          requestId={row.request_id}
          seniorId={row.senior_id}
          visitId={id}
          about={t('about-visit', { visit: visitWords(visit) })}
          {...seen}
          onClose={() => {
            setSeen(null);
            onClose();
          }}
          onDone={(done) => {
            setSeen(null);
            onDone(done);
          }}
        />
      )}
    </Card>
  );
}
