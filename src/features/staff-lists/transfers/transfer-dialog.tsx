import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { recordTransfer } from '#domain/contracts/debts.ts';
import { bankEntry as bankEntrySchema, bankEntryLength, transferCents } from '#domain/documents/payments/transfer.ts';
import { isoDate } from '#domain/field-types.ts';
import { readReference } from '#domain/transfers/transfer-reference.ts';
import { readEuro } from '#domain/typed-euro.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { debtQueries } from '#shared/staff/debts/debt-queries.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TypedField } from '#ui/fields/typed-field.tsx';

interface TransferDialogProps {
  readonly acting: ActingFor;
  readonly onClose: () => void;
  readonly onDone: (seniorId: string) => void;
}

function centsOf(typed: string): number | null {
  const cents = readEuro(typed.trim());
  return cents !== null && transferCents.safeParse(cents).success ? cents : null;
}

/** Whose the reference is, as soon as it is one. */
function Owner({ acting, reference }: { readonly acting: ActingFor; readonly reference: string }) {
  const { t } = useTranslation(['debts', 'errors', 'lists', 'dispatch']);
  const owner = useCachedQuery(debtQueries.owner(acting, reference));
  if (owner.status === 'loading') return <p>{t('owner-loading')}</p>;
  if (owner.status === 'failed') return <p>{t(`errors:${owner.error.code}`)}</p>;
  if (owner.value === null) return <p>{t('dispatch:reference-unknown')}</p>;
  return <p>{t('owner', { name: owner.value.name || t('lists:unknown') })}</p>;
}

/** What is typed, and what of it can be booked. */
function useTransferForm() {
  const { t } = useTranslation('debts');
  const today = useToday();
  const [typed, setTyped] = useState({ reference: '', amount: '', day: today, entry: '' });
  const [tried, setTried] = useState(false);
  const reference = readReference(typed.reference);
  const cents = centsOf(typed.amount);
  const date = isoDate.safeParse(typed.day).success && typed.day <= today ? typed.day : null;
  const entry = bankEntrySchema.safeParse(typed.entry.trim()).data ?? null;
  const isIncomplete = reference === null || cents === null || date === null || entry === null;
  const field = (name: keyof typeof typed, value: unknown, wrong: string) => ({
    id: `transfer-${name}`,
    label: t(`transfer-${name}`),
    value: typed[name],
    error: tried && value === null ? wrong : undefined,
    onChange: (next: string) => setTyped({ ...typed, [name]: next }),
  });
  return {
    reference,
    /** Null while something is missing or wrong. */
    arrived: isIncomplete ? null : { reference, cents, date, bank_entry: entry },
    tryIt: () => setTried(true),
    fields: {
      reference: field('reference', reference, t('transfer-reference-wrong')),
      amount: field('amount', cents, t('transfer-amount-wrong')),
      day: field('day', date, t('transfer-day-wrong')),
      entry: field('entry', entry, t('transfer-entry-hint', { most: bankEntryLength })),
    },
  };
}

/** Ticks off a transfer that arrived: whose it is by its reference, how much, when, and how the bank calls it. */
export function TransferDialog({ acting, onClose, onDone }: TransferDialogProps) {
  const { t } = useTranslation('debts');
  const { reference, arrived, tryIt, fields } = useTransferForm();
  const [again, setAgain] = useState(false);
  const { busy, problem, ask } = useDispatch(acting, recordTransfer);
  const isKnown = problem?.kind === 'rejected' && problem.code === 'transfer-known';

  async function go() {
    tryIt();
    if (arrived === null) return;
    const done = await ask({ ...arrived, again });
    if (done !== null) onDone(done.senior_id);
  }

  return (
    <CommandDialog
      title={t('transfer-title')}
      go={t('transfer-go')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <TypedField {...fields.reference} type="text" hint={t('transfer-reference-hint')} />
      {reference === null ? null : <Owner acting={acting} reference={reference} />}
      <TypedField {...fields.amount} type="text" decimal />
      <TypedField {...fields.day} type="date" />
      <TypedField {...fields.entry} type="text" hint={t('transfer-entry-hint', { most: bankEntryLength })} />
      {isKnown || again ? (
        <Checkbox
          id="transfer-again"
          name="transfer-again"
          label={t('transfer-again')}
          checked={again}
          onChange={setAgain}
        />
      ) : null}
    </CommandDialog>
  );
}
