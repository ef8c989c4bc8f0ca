import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readBalance } from '#firebase/user-credits.ts';
import { toLanguage } from '#i18n/languages.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ErasureDialog } from './erasure-dialog.tsx';
import { useErasure } from './use-erasure.ts';

type Erasure = ReturnType<typeof useErasure>;

/** Null without an answer: the dialog then asks her herself whether something is left. */
async function knownBalance(acting: ActingFor): Promise<number | null> {
  const balance = await readBalance(acting);
  return balance.ok ? balance.value : null;
}

export interface ErasurePartProps {
  readonly acting: ActingFor;
  readonly isFamily: boolean;
}

/** Erasing the own account: asked here, confirmed by mail, and withdrawn here until the day. */
export function ErasurePart({ acting, isFamily }: ErasurePartProps) {
  const { t } = useTranslation('erasure');
  const erasure = useErasure();
  const [balance, setBalance] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const state = erasure.standing?.state ?? 'none';

  async function open() {
    erasure.clear();
    setIsAsking(true);
    setBalance(isFamily ? null : await knownBalance(acting));
  }

  async function ask() {
    if ((await erasure.ask()) === null) return;
    setIsAsking(false);
    setIsWithdrawn(false);
  }

  async function withdraw() {
    const left = await erasure.withdraw();
    if (left?.state !== 'none') return;
    setIsWithdrawn(true);
    // The button that she pressed is gone.
    status.current?.focus();
  }

  return (
    <>
      <StatusArea ref={status}>
        {isWithdrawn && state === 'none' ? (
          <Notice kind="success" title={t('withdrawn-title')}>
            <p>{t('withdrawn-text')}</p>
          </Notice>
        ) : null}
        {state === 'none' ? null : <UnderWay erasure={erasure} onWithdraw={() => void withdraw()} />}
      </StatusArea>
      {state === 'waiting' ? null : (
        <Row>
          <Button kind="quiet" onClick={() => void open()}>
            {t(state === 'asked' ? 'ask-again' : 'ask')}
          </Button>
        </Row>
      )}
      {isAsking ? (
        <ErasureDialog
          isFamily={isFamily}
          balance={balance}
          busy={erasure.busy}
          failure={erasure.failure}
          onGo={() => void ask()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

/** What happens when, and the way back. */
function UnderWay({ erasure, onWithdraw }: { readonly erasure: Erasure; readonly onWithdraw: () => void }) {
  const { t, i18n } = useTranslation(['erasure', 'errors']);
  const { standing, failure, busy } = erasure;
  const until = standing?.until == null ? null : new Date(standing.until);
  const day = until === null ? '' : formatDayOfMoment(until, toLanguage(i18n.language));
  return (
    <Notice
      kind={until === null ? 'info' : 'warning'}
      title={until === null ? t('asked-title') : t('waiting-title', { day })}
    >
      <p>{until === null ? t('asked-text') : t('waiting-text', { day })}</p>
      <Row>
        <Button busy={busy} onClick={onWithdraw}>
          {t(busy ? 'withdraw-busy' : 'withdraw')}
        </Button>
      </Row>
      {failure === null ? null : <FailureReason reason={t(`errors:${failure.code}`)} />}
    </Notice>
  );
}
