import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { refundVisit } from '#domain/contracts/adjustments.ts';
import { aloneUpToCents } from '#domain/documents/payments/credit-adjustment.ts';
import { readEuro } from '#domain/typed-euro.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { useReason } from '#shared/staff/dialogs/use-reason.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { TypedField } from '#ui/fields/typed-field.tsx';

export interface RefundVisitDialogProps extends Omit<RequestDialogProps, 'revision'> {
  readonly seniorId: string;
  readonly visitId: string;
  /** The visit, in words. */
  readonly about: string;
  /** What was charged and not given back, and what was given back, in cents, when the dialog opened. */
  readonly left: number;
  readonly refunded: number;
}

/** What is typed, in cents; null for no amount, or more than is left. */
function centsOf(typed: string, left: number): number | null {
  const cents = readEuro(typed.trim());
  return cents === null || cents === 0 || cents > left ? null : cents;
}

/** Gives back of a charged visit, because the senior was not satisfied: the whole of it, or a part. */
export function RefundVisitDialog(props: RefundVisitDialogProps) {
  const { acting, requestId, seniorId, visitId, about, left, refunded, onClose, onDone } = props;
  const { t } = useTranslation('file');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, ask } = useDispatch(acting, refundVisit);
  const cents = centsOf(typed, left);
  const most = formatEuro(left, language);

  async function go() {
    setTried(true);
    if (cents === null || given === '') return;
    const onVisit = { senior_id: seniorId, request_id: requestId, visit_id: visitId, seen_refunded: refunded };
    const done = await ask({ ...onVisit, cents, reason: given });
    if (done !== null) onDone(t(done.state === 'booked' ? 'done-refund-visit' : 'asked-refund-visit'));
  }

  return (
    <CommandDialog
      title={t('title-refund-visit')}
      go={t('go-refund-visit')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{about}</p>
      <p>{t('what-refund-visit')}</p>
      <TypedField
        id="refund-amount"
        label={t('refund-amount')}
        type="text"
        decimal
        value={typed}
        hint={t('refund-amount-hint', { most })}
        error={tried && cents === null ? t('refund-amount-wrong', { most }) : undefined}
        onChange={setTyped}
      />
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
      {cents !== null && cents > aloneUpToCents ? <p>{t('refund-needs-second')}</p> : null}
    </CommandDialog>
  );
}
