import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { cancelVisit } from '#domain/contracts/dispatch.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { readEuro } from '#domain/typed-euro.ts';
import { lateFeeAtMost } from '#domain/visits/late-fee.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { TypedField } from '#ui/fields/typed-field.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import type { RequestDialogProps } from './request-dialog-props.ts';
import { useReason } from './use-reason.ts';

interface CancelVisitDialogProps extends RequestDialogProps {
  readonly visit: StoredVisit;
  /** The visit, in words. */
  readonly about: string;
}

interface FeeFieldProps {
  readonly mostCents: number;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** What a late cancellation costs the senior; nothing where it is left empty. */
function FeeField({ mostCents, value, isWrong, onChange }: FeeFieldProps) {
  const { t } = useTranslation('file');
  const amount = formatEuro(mostCents, useLanguage());
  return (
    <TypedField
      id="fee"
      label={t('fee')}
      type="text"
      decimal
      value={value}
      hint={t('fee-hint', { amount })}
      error={isWrong ? t('fee-wrong', { amount }) : undefined}
      onChange={onChange}
    />
  );
}

/** Cancels a visit with a reason. Where it is late it can cost something, which staff has told the senior. */
export function CancelVisitDialog(props: CancelVisitDialogProps) {
  const { acting, requestId, revision, visit, about, onClose, onDone } = props;
  const { t } = useTranslation('file');
  const now = useMinute();
  const [fee, setFee] = useState('');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, run } = useDispatch(acting, cancelVisit);
  const mostCents = lateFeeAtMost(visit.visit, now);
  const typed = fee.trim() === '' ? 0 : readEuro(fee);
  const feeCents = typed === null || typed > mostCents ? null : typed;

  async function go() {
    setTried(true);
    if (given === '' || feeCents === null) return;
    const said = { request_id: requestId, visit_id: visit.id, revision, reason: given };
    const done = await run(feeCents === 0 ? said : { ...said, fee_cents: feeCents });
    if (done) onDone(t(feeCents === 0 ? 'done-cancel-visit' : 'done-cancel-visit-fee'));
  }

  return (
    <CommandDialog
      title={t('title-cancel-visit')}
      go={t('go-cancel-visit')}
      danger
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{about}</p>
      <p>{t(mostCents === 0 ? 'what-cancel-visit-free' : 'what-cancel-visit-late')}</p>
      {mostCents === 0 ? null : (
        <FeeField mostCents={mostCents} value={fee} isWrong={tried && feeCents === null} onChange={setFee} />
      )}
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}
