import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { adjustCredits } from '#domain/contracts/adjustments.ts';
import { inCredits } from '#domain/credits/cents.ts';
import { bookedAlone, mayDecideAlone } from '#domain/credits/decide-alone.ts';
import { adjustmentCents, type CreditAdjustment } from '#domain/documents/payments/credit-adjustment.ts';
import { readEuro } from '#domain/typed-euro.ts';
import { deviceClock } from '#lib/clock.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import { useReason } from '#shared/staff/dialogs/use-reason.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { TypedField } from '#ui/fields/typed-field.tsx';

interface AdjustDialogProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
  readonly name: string;
  /** In cents, as it was when the dialog opened. */
  readonly balance: number;
  /** The newest corrections of this balance: what this person booked alone counts with the next. */
  readonly adjustments: readonly CreditAdjustment[];
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

const directions = ['more', 'less'] as const;

type Direction = (typeof directions)[number];

/** What is typed, in cents either way; null for no amount that can be booked. */
function centsOf(typed: string, direction: Direction): number | null {
  const cents = readEuro(typed.trim());
  if (cents === null) return null;
  const signed = direction === 'less' ? -cents : cents;
  return adjustmentCents.safeParse(signed).success ? signed : null;
}

interface OutcomeProps {
  readonly cents: number | null;
  readonly balance: number;
  readonly alone: boolean;
}

/** Says what the correction comes to before it is made. */
function Outcome({ cents, balance, alone }: OutcomeProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  if (cents === null) return null;
  const after = formatEuro(balance + cents, language);
  return (
    <>
      <p>{t('balance-after', { amount: after })}</p>
      {alone ? null : <p>{t('needs-second')}</p>}
    </>
  );
}

/** Corrects a balance, with a reason. */
export function AdjustDialog(props: AdjustDialogProps) {
  const { acting, seniorId, name, balance, adjustments, onClose, onDone } = props;
  const { t } = useTranslation('lists');
  const [direction, setDirection] = useState<Direction>('more');
  const [typed, setTyped] = useState('');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, ask } = useDispatch(acting, adjustCredits);
  const cents = centsOf(typed, direction);
  const alone = mayDecideAlone(cents ?? 0, bookedAlone(adjustments, acting.actorUid, deviceClock.now()));

  async function go() {
    setTried(true);
    if (cents === null || given === '') return;
    const done = await ask({ senior_id: seniorId, cents, seen_balance: inCredits(balance), reason: given });
    if (done !== null) onDone(t(done.state === 'booked' ? 'adjusted' : 'asked-second'));
  }

  return (
    <CommandDialog
      title={t('adjust-title', { name })}
      go={t(alone ? 'adjust-go' : 'adjust-ask')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <ChoiceCards
        id="direction"
        name="direction"
        legend={t('direction')}
        choices={directions.map((value) => ({ value, label: t(`direction-${value}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <TypedField
        id="amount"
        label={t('amount')}
        type="text"
        decimal
        value={typed}
        hint={t('amount-hint')}
        error={tried && cents === null ? t('amount-invalid') : undefined}
        onChange={setTyped}
      />
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
      <Outcome cents={cents} balance={balance} alone={alone} />
    </CommandDialog>
  );
}
