import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import type { NamedAdjustment } from '#firebase/staff/credit-accounts.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { WaitingList } from '#shared/staff/lists/waiting-list.tsx';
import { pendingAdjustmentsQuery } from '#shared/staff/pending-adjustments-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { useAmountWords } from './use-amount-words.ts';

interface PendingProps {
  readonly asked: Listed<NamedAdjustment>;
  readonly isOwn: boolean;
  readonly onAnswer: (asked: Listed<NamedAdjustment>, answer: 'yes' | 'no') => void;
  readonly onRefused: (reason: string) => void;
}

function Pending({ asked, isOwn, onAnswer, onRefused }: PendingProps) {
  const { t } = useTranslation(['lists', 'dispatch']);
  const { moment } = useRowWords();
  const amount = useAmountWords();
  const { reason } = useConnection();
  const { adjustment, seniorName } = asked.value;
  const name = seniorName || t('unknown');
  const obstacle = reason ?? (isOwn ? t('dispatch:adjustment-own') : null);
  useActions(
    (['yes', 'no'] as const).map((answer) => ({
      id: `adjustment-${asked.id}-${answer}`,
      label: t(`adjustment-${answer}-for`, { name }),
      group: t('pending-title'),
      disabledReason: obstacle,
      run: () => onAnswer(asked, answer),
    })),
  );
  return (
    <Stack as="li" gap="close">
      <p>
        <strong>{t('pending-line', { name, amount: amount(adjustment.cents) })}</strong>
      </p>
      <p>{adjustment.reason}</p>
      <SmallPrint>{t('asked-by', { name: adjustment.asked_by.name, moment: moment(adjustment.asked_at) })}</SmallPrint>
      <Row>
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            disabled={obstacle !== null}
            onPressDisabled={() => onRefused(obstacle ?? '')}
            onClick={() => onAnswer(asked, answer)}
          >
            {t(`adjustment-${answer}`)}
          </Button>
        ))}
      </Row>
      {isOwn ? <p>{t('dispatch:adjustment-own')}</p> : null}
    </Stack>
  );
}

/** The corrections above 100 euro that wait for a second staff member; nothing while there are none. */
export function PendingCard({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['lists', 'errors']);
  const state = useCachedQuery(pendingAdjustmentsQuery(acting));
  const [answering, setAnswering] = useState<{ asked: Listed<NamedAdjustment>; answer: 'yes' | 'no' } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const asked = state.status === 'ready' ? state.value.adjustments : [];
  return (
    <>
      {state.status === 'failed' ? (
        <Notice kind="warning" title={t('pending-failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      {asked.length === 0 ? null : (
        <Card title={t('pending-title')} as="div" tone="soft">
          <WaitingList>
            {asked.map((each) => (
              <Pending
                key={each.id}
                asked={each}
                isOwn={each.value.adjustment.asked_by.uid === acting.actorUid}
                onAnswer={(adjustment, answer) => setAnswering({ asked: adjustment, answer })}
                onRefused={setSaid}
              />
            ))}
          </WaitingList>
        </Card>
      )}
      <StatusArea>{said === null ? null : <Notice kind="info" title={said} />}</StatusArea>
      {answering === null ? null : (
        <ApproveDialog
          acting={acting}
          {...answering}
          onClose={() => setAnswering(null)}
          onDone={(done) => {
            setAnswering(null);
            setSaid(done);
          }}
        />
      )}
    </>
  );
}
