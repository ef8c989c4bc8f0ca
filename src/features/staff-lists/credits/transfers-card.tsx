import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { confirmRefundTransfer } from '#domain/contracts/adjustments.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import type { NamedRefund } from '#firebase/staff/transfers.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { WaitingList } from '#shared/staff/lists/waiting-list.tsx';
import { SaidNotice } from '#shared/staff/said-notice.tsx';
import { waitingTransfersQuery } from '#shared/staff/waiting-transfers-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TypedField } from '#ui/fields/typed-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface TransferProps {
  readonly waiting: Listed<NamedRefund>;
  readonly onTick: (waiting: Listed<NamedRefund>) => void;
  readonly onRefused: () => void;
}

function Transfer({ waiting, onTick, onRefused }: TransferProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const { moment } = useRowWords();
  const { reason } = useConnection();
  const { refund, seniorName } = waiting.value;
  const name = seniorName || t('unknown');
  useActions([
    {
      id: `transfer-${waiting.id}`,
      label: t('transfer-tick-for', { name }),
      group: t('transfers-title'),
      disabledReason: reason,
      run: () => onTick(waiting),
    },
  ]);
  return (
    <Stack as="li" gap="close">
      <p>
        <strong>{t('pending-line', { name, amount: formatEuro(refund.cents, language) })}</strong>
      </p>
      <SmallPrint>{t('transfer-asked', { moment: moment(refund.asked_at) })}</SmallPrint>
      <Row>
        <Button
          icon="check"
          aria-label={t('transfer-tick-for', { name })}
          disabled={reason !== null}
          onPressDisabled={onRefused}
          onClick={() => onTick(waiting)}
        >
          {t('transfer-tick')}
        </Button>
      </Row>
    </Stack>
  );
}

interface TickDialogProps {
  readonly acting: ActingFor;
  readonly waiting: Listed<NamedRefund>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** On which day the transfer was made. */
function TickDialog({ acting, waiting: { id, value }, onClose, onDone }: TickDialogProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const [day, setDay] = useState(() => brusselsDate(deviceClock.now()));
  const { busy, problem, run } = useDispatch(acting, confirmRefundTransfer);
  const { refund, seniorName } = value;
  const name = seniorName || t('unknown');

  async function go() {
    if (day === '') return;
    if (await run({ refund_id: id, revision: refund.revision, paid_on: day })) onDone();
  }

  return (
    <CommandDialog
      title={t('transfer-tick-for', { name })}
      go={t('transfer-tick')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>
        <strong>{t('pending-line', { name, amount: formatEuro(refund.cents, language) })}</strong>
      </p>
      <p>{t('transfer-what')}</p>
      <TypedField
        id="paid-on"
        type="date"
        label={t('transfer-day')}
        value={day}
        error={day === '' ? t('transfer-day-missing') : undefined}
        onChange={setDay}
      />
    </CommandDialog>
  );
}

interface WaitingTransfersProps {
  readonly waiting: readonly Listed<NamedRefund>[];
  readonly onTick: (waiting: Listed<NamedRefund>) => void;
  readonly onRefused: () => void;
}

function WaitingTransfers({ waiting, onTick, onRefused }: WaitingTransfersProps) {
  const { t } = useTranslation('lists');
  if (waiting.length === 0) return null;
  return (
    <Card title={t('transfers-title')} as="div" tone="soft">
      <p>{t('transfers-lead')}</p>
      <WaitingList>
        {waiting.map((each) => (
          <Transfer key={each.id} waiting={each} onTick={onTick} onRefused={onRefused} />
        ))}
      </WaitingList>
    </Card>
  );
}

/** The refunds that staff has to transfer, and ticks off; nothing while there are none. */
export function TransfersCard({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['lists', 'errors']);
  const state = useCachedQuery(waitingTransfersQuery(acting));
  const [ticking, setTicking] = useState<Listed<NamedRefund> | null>(null);
  const [said, setSaid] = useState<'done' | 'refused' | null>(null);
  const { reason } = useConnection();
  return (
    <>
      {state.status === 'failed' ? (
        <Notice kind="warning" title={t('transfers-failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      <WaitingTransfers
        waiting={state.status === 'ready' ? state.value.transfers : []}
        onTick={(chosen) => {
          setSaid(null);
          setTicking(chosen);
        }}
        onRefused={() => setSaid('refused')}
      />
      <SaidNotice done={said === 'done' ? t('transfer-done') : null} refused={said === 'refused' ? reason : null} />
      {ticking === null ? null : (
        <TickDialog
          acting={acting}
          waiting={ticking}
          onClose={() => setTicking(null)}
          onDone={() => {
            setTicking(null);
            setSaid('done');
          }}
        />
      )}
    </>
  );
}
