import { useChanging } from '#shared/staff/role/use-may.ts';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { isInTime, waitingMove } from '#domain/visits/visit-move.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AnswerMoveDialog, type AskedMove } from '../dialogs/answer-move-dialog.tsx';

interface MovesCardProps {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly visits: readonly StoredVisit[];
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

interface OpenMove {
  readonly answer: 'accept' | 'decline';
  readonly move: AskedMove;
  readonly revision: number;
}

interface MoveItemProps {
  readonly asked: StoredVisit;
  readonly onAnswer: (answer: OpenMove['answer'], move: AskedMove) => void;
}

/** One visit: when it is, when it is asked for, and since when. */
function MoveItem({ asked: { id, visit }, onAnswer }: MoveItemProps) {
  const { t } = useTranslation(['file', 'board']);
  const language = useLanguage();
  const today = useToday();
  const now = useMinute();
  const { moment } = useRowWords();
  const { canWrite } = useChanging('dispatch.move');
  const move = waitingMove(visit);
  if (move === null) return null;
  const { date, start } = move;
  const from = formatVisitTime(visit.date, visit.start, today, language);
  const to = formatVisitTime(date, start, today, language);
  const student = visit.student_profiles === null ? t('no-student') : studentName(visit.student_profiles);
  const button = (answer: OpenMove['answer'], icon: 'check' | 'close') => (
    <Button
      icon={icon}
      aria-label={t('move-named', { action: t(`move-${answer}`), from, to })}
      disabled={!canWrite}
      onClick={() => onAnswer(answer, { visitId: id, date, start, from, to })}
    >
      {t(`move-${answer}`)}
    </Button>
  );
  return (
    <Stack as="li" gap="close">
      <Facts
        facts={[
          { name: t('move-from'), value: from },
          { name: t('move-to'), value: to },
          { name: t('board:column-student'), value: student },
          { name: t('board:file-asked'), value: moment(move.asked_at) },
        ]}
      />
      {isInTime(visit, move, now) ? null : (
        <Notice kind="warning">
          <p>{t('move-late')}</p>
        </Notice>
      )}
      <Row>
        {button('accept', 'check')}
        {button('decline', 'close')}
      </Row>
    </Stack>
  );
}

/** The visits that the senior asks to move, each with a yes and a no; nothing where she asks for none. */
export function MovesCard({ acting, row, visits, onClose, onDone }: MovesCardProps) {
  const { t } = useTranslation('file');
  const [open, setOpen] = useState<OpenMove | null>(null);
  const asked = visits.filter(({ visit }) => waitingMove(visit) !== null);
  if (asked.length === 0 && open === null) return null;
  return (
    <Card as="div" heading={t('moves')}>
      <Stack as="ul">
        {asked.map((each) => (
          <MoveItem
            key={each.id}
            asked={each}
            onAnswer={(answer, move) => setOpen({ answer, move, revision: row.revision })}
          />
        ))}
      </Stack>
      {open === null ? null : (
        <AnswerMoveDialog
          acting={acting}
          requestId={row.request_id}
          {...open}
          onClose={() => {
            setOpen(null);
            onClose();
          }}
          onDone={(done) => {
            setOpen(null);
            onDone(done);
          }}
        />
      )}
    </Card>
  );
}
