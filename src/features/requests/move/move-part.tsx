import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { ShownMove } from '#domain/documents/visit-parts/shown-move.ts';
import { isInTime } from '#domain/visits/visit-move.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { Button } from '#ui/actions/button.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveNotice } from './move-notice.tsx';
import { type MovableVisit, useMove } from './use-move.ts';

export interface MovePartProps {
  readonly acting: ActingFor;
  readonly visit: MovableVisit;
  readonly shown: ShownMove | null;
  /** "dinsdag 10 maart om 14 uur" */
  readonly when: string;
  readonly now: Date;
  /** Of what says when the visit is: the focus goes there when the pressed button goes away. */
  readonly focusId: string;
}

/** What was asked of a visit that is to come, with the way to ask for another time or to take that back. */
export function MovePart({ acting, visit, shown, when, now, focusId }: MovePartProps) {
  const { t } = useTranslation(['filter', 'visits']);
  const move = useMove(acting, visit);
  const [isAsking, setIsAsking] = useState(false);
  const focusLater = useFocusLater();
  const { given } = move;
  const isLate = shown !== null && !isInTime(visit, shown, now);
  const isWaiting =
    given === null
      ? shown?.state === 'waiting' && !isLate
      : given.item.state !== 'needs-you' && given.command.to !== null;
  const isTakenBack = given !== null && given.item.state !== 'needs-you' && given.command.to === null;

  const close = () => {
    move.forgetFailure();
    setIsAsking(false);
  };
  const give = async (to: Parameters<typeof move.give>[0]) => {
    if (!(await move.give(to))) return;
    close();
    focusLater(focusId);
  };
  return (
    <>
      <StatusArea>
        <MoveNotice
          acting={acting}
          given={given}
          shown={shown}
          isLate={isLate}
          busy={move.busy}
          onWithdraw={() => void give(null)}
          onForget={(itemId) => {
            focusLater(focusId);
            move.forget(itemId);
          }}
        />
      </StatusArea>
      {isWaiting || isTakenBack ? null : (
        <Row>
          <Button
            icon="calendar"
            aria-label={t('visits:skip-named', { action: t('move'), when })}
            onClick={() => setIsAsking(true)}
          >
            {t('move')}
          </Button>
        </Row>
      )}
      {isAsking ? (
        <MoveDialog {...{ acting, visit, when, now, move }} onClose={close} onGo={(to) => void give(to)} />
      ) : null}
    </>
  );
}
