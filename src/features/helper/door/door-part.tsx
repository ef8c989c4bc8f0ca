import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperVisit } from '#domain/contracts/helpers.ts';
import { doorOpensAt } from '#domain/visits/door-time.ts';
import { deviceClock } from '#lib/clock.ts';
import type { SavedOrSent } from '#shared/outbox/save-or-send.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainRow, PlainSmall, PlainStack } from '#ui/plain/plain-parts.tsx';
import { useHelperWords } from '../use-helper-words.ts';
import { CodeForm } from './code-form.tsx';
import { ComingNotice, LeavingNotice } from './door-notices.tsx';
import type { Coming, DoorState, Leaving } from './door-state.ts';
import { LeaveForm, type LeaveFields } from './leave-form.tsx';
import type { DoorActs } from './door-acts.ts';
import { useLeaving } from './use-leaving.ts';

export interface DoorPartProps {
  readonly visit: HelperVisit;
  readonly door: DoorActs;
  readonly state: DoorState;
  /** After an action whose form is gone. */
  readonly focusTitle: () => void;
}

/** Tells something, and keeps why that failed. */
function useTell(focusTitle: () => void) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    busy,
    failed,
    /** @returns whether it is on the phone or at the server. */
    async run(tell: () => Promise<SavedOrSent>): Promise<boolean> {
      if (busy) return false;
      setBusy(true);
      setFailed(false);
      const told = await tell();
      const isTold = told.kind !== 'failed';
      setBusy(false);
      // Refused at once by the server: the card says why, as it does for what is sent later.
      setFailed(!isTold);
      if (isTold) focusTitle();
      return isTold;
    },
  };
}

type Tell = ReturnType<typeof useTell>;

function ComingPart({ visit, door, coming, tell }: DoorPartProps & { readonly coming: Coming; readonly tell: Tell }) {
  const { t } = useTranslation(['door', 'helper']);
  const words = useHelperWords();
  const [isOpen, setOpen] = useState(false);
  const { visit_id: visitId, senior_first_name: senior } = visit;
  const isWrong = coming.kind === 'ask' && coming.wrong !== null;

  async function come(code: string) {
    const at = deviceClock.now().toISOString();
    if (await tell.run(() => door.come({ visitId, code, at }))) setOpen(false);
  }

  if (coming.kind === 'early') {
    return <PlainSmall>{t('early', { moment: words.moment(doorOpensAt(visit).toISOString()) })}</PlainSmall>;
  }
  const canType = coming.kind === 'ask' || (coming.kind === 'kept' && !coming.isSending);
  if (!canType) return null;
  if (isOpen || isWrong) {
    return (
      <CodeForm
        senior={senior}
        busy={tell.busy}
        takesFocus={isOpen}
        onCode={(code) => void come(code)}
        onBack={isWrong ? undefined : () => setOpen(false)}
      />
    );
  }
  return (
    <PlainRow>
      <PlainButton
        kind={coming.kind === 'ask' ? 'main' : 'secondary'}
        aria-label={`${t(coming.kind === 'ask' ? 'come' : 'other-code')}: ${words.when(visit)}`}
        onClick={() => setOpen(true)}
      >
        {t(coming.kind === 'ask' ? 'come' : 'other-code')}
      </PlainButton>
    </PlainRow>
  );
}

function LeavingPart({
  visit,
  door,
  leaving,
  tell,
}: DoorPartProps & { readonly leaving: Leaving; readonly tell: Tell }) {
  const { t } = useTranslation(['door', 'helper']);
  const words = useHelperWords();
  const { visit_id: visitId, senior_first_name: senior } = visit;
  const draft = useLeaving(visitId);

  async function leave(at: string, fields: LeaveFields) {
    const { minutes, reason, km, note } = fields;
    if (await tell.run(() => door.leave({ visitId, at, minutes, reason, km, note }))) draft.end();
  }

  if (leaving.kind === 'reason') {
    const { told, since } = leaving;
    return (
      <LeaveForm
        senior={senior}
        since={since}
        at={told.at}
        told={told}
        busy={tell.busy}
        onLeave={(fields) => void leave(told.at, fields)}
      />
    );
  }
  if (leaving.kind !== 'may') return null;
  const { at } = draft;
  if (at !== null) {
    return (
      <LeaveForm
        senior={senior}
        since={leaving.since}
        at={at}
        told={null}
        busy={tell.busy}
        onLeave={(fields) => void leave(at, fields)}
        onBack={draft.end}
      />
    );
  }
  return (
    <PlainRow>
      <PlainButton kind="main" aria-label={`${t('leave')}: ${words.when(visit)}`} onClick={() => void draft.begin()}>
        {t('leave')}
      </PlainButton>
    </PlainRow>
  );
}

/** Coming and leaving of one visit: what can be done, what is kept on the phone, what has arrived. */
export function DoorPart(props: DoorPartProps) {
  const { visit, door, state, focusTitle } = props;
  const { t } = useTranslation(['door', 'helper']);
  const { coming, leaving } = state;
  const tell = useTell(focusTitle);
  const actions = {
    onRetry: (itemId: string) => void door.retry(itemId).then(focusTitle),
    onRemove: (itemId: string) => void door.remove(itemId).then(focusTitle),
  };
  const hasLeft = leaving.kind === 'kept';
  return (
    <PlainStack>
      <div role="status">
        <PlainStack>
          {leaving.kind === 'gone' ? null : (
            <ComingNotice coming={coming} senior={visit.senior_first_name} hasLeft={hasLeft} {...actions} />
          )}
          <LeavingNotice leaving={leaving} {...actions} />
        </PlainStack>
      </div>
      <div role="alert">{tell.failed ? <PlainNotice kind="danger" title={t('not-kept')} /> : null}</div>
      <ComingPart {...props} coming={coming} tell={tell} />
      <LeavingPart {...props} leaving={leaving} tell={tell} />
    </PlainStack>
  );
}
