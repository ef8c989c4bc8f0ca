import { use, useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import type { SeriesVisit } from '#domain/documents/visit-parts/series-visit.ts';
import { visitSpan } from '#domain/requests/visit-span.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import { isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import { visitsOf } from '#shared/requests/visit-rows.ts';
import { Button } from '#ui/actions/button.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Apart } from '#ui/layout/apart.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { GivenChange } from './given-change.tsx';
import { SkipDialog, StopDialog } from './series-dialogs.tsx';
import { SeriesVisitItem, seriesVisitId } from './series-visit-item.tsx';
import { type SeriesChange, useSeriesChange } from './use-series-change.ts';

export interface SeriesPartProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly now: Date;
  readonly service: string;
}

/** Seen at once; the others are one press away. */
const shownAtOnce = 3;

function isOver({ date, start, minutes, state }: SeriesVisit, now: Date): boolean {
  const span = visitSpan({ requestDate: date, time: start, hours: minutes / 60 });
  const isEnded = state === 'done' || state === 'approved' || state === 'charged' || state === 'missed';
  return isEnded || span === null || span.end <= now;
}

/** How often, until when, and whether it has stopped. */
function Rhythm({ id, row }: { readonly id: string; readonly row: RequestRow }) {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  const series = seriesOf(row);
  if (series === null) return null;
  const { frequency, until, ended_from: endedFrom } = series;
  const isStopped = endedFrom !== null;
  const end = until === null ? t('series-open-end') : t('series-until', { day: formatStoredDay(until, language) });
  return (
    <p id={id} tabIndex={-1}>
      {isStopped ? t('series-ended') : `${t(`series-${frequency}`)} ${end}`}
    </p>
  );
}

interface VisitListProps extends Pick<SeriesPartProps, 'acting' | 'row' | 'now'> {
  readonly visits: readonly SeriesVisit[];
  readonly change: SeriesChange;
  readonly onSkip: (visit: SeriesVisit) => void;
}

/** That are over, newest first; that are to come, soonest first. */
function partsOf(visits: readonly SeriesVisit[], now: Date) {
  const past = visits.filter((visit) => isOver(visit, now)).reverse();
  const waiting = past.filter(({ state }) => state === 'done' || state === 'confirmed' || state === 'started');
  return {
    /** Of which the senior may have something to say. */
    waiting,
    past: past.filter((visit) => !waiting.includes(visit)),
    coming: visits.filter((visit) => !isOver(visit, now)),
  };
}

/** What waits for a word, what comes next, and folded away what is later and what was. */
function VisitLists({ visits, ...shared }: VisitListProps) {
  const { t } = useTranslation('visits');
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [isPastOpen, setIsPastOpen] = useState(false);
  const { waiting, past, coming } = partsOf(visits, shared.now);
  const hasOthers = visits.filter(({ state }) => state !== 'cancelled').length > 1;
  const list = (some: readonly SeriesVisit[], isPast: boolean) => (
    <Stack as="ul">
      {some.map((visit) => (
        <SeriesVisitItem key={visit.id} {...shared} hasOthers={hasOthers} visit={visit} isPast={isPast} />
      ))}
    </Stack>
  );
  const later = coming.slice(shownAtOnce);
  return (
    <>
      {waiting.length === 0 ? null : list(waiting, true)}
      <h3>{t('series-coming')}</h3>
      {coming.length === 0 ? <p>{t('series-none')}</p> : list(coming.slice(0, shownAtOnce), false)}
      {later.length === 0 ? null : (
        <Fold title={t('series-more', { count: later.length })} open={isMoreOpen} onToggle={setIsMoreOpen}>
          {isMoreOpen ? list(later, false) : null}
        </Fold>
      )}
      {past.length === 0 ? null : (
        <Fold title={t('series-past', { count: past.length })} open={isPastOpen} onToggle={setIsPastOpen}>
          {isPastOpen ? list(past, true) : null}
        </Fold>
      )}
    </>
  );
}

/** The visits of a request that recurs, each with what the senior can do, and the way to stop. Nothing for another one. */
export function SeriesPart({ acting, row, now, service }: SeriesPartProps) {
  const { t } = useTranslation('visits');
  const visits = visitsOf(row);
  const change = useSeriesChange(acting, row.id);
  const mayBook = use(MayBook);
  const [skipped, setSkipped] = useState<SeriesVisit | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const statusId = useId();
  const focusLater = useFocusLater();
  if (visits.length === 0) return null;
  const isEnded = seriesOf(row)?.ended_from !== null || row.status === 'cancelled' || isBeingCancelled(row);
  const stop = isEnded ? null : change.givenFor('stop', row.id);
  const coming = visits.filter((visit) => !isOver(visit, now) && visit.state !== 'cancelled');
  const dialog = { service, coming, now, change };
  const close = () => {
    change.forgetFailure();
    setSkipped(null);
    setIsStopping(false);
  };
  const give = async (kind: 'skip' | 'stop', visitId: string) => {
    if (!(await change.give(kind, visitId))) return;
    close();
    // The pressed button goes away.
    focusLater(kind === 'skip' ? seriesVisitId(visitId) : statusId);
  };
  return (
    <>
      <Rhythm id={statusId} row={row} />
      <StatusArea>
        {stop === null ? null : <GivenChange given={stop} onRetry={change.retry} onForget={change.forget} />}
      </StatusArea>
      <VisitLists acting={acting} row={row} now={now} visits={visits} change={change} onSkip={setSkipped} />
      {isEnded || stop !== null || !mayBook ? null : (
        <Apart>
          <Button
            icon="stop"
            aria-label={t('skip-named', { action: t('stop'), when: service })}
            onClick={() => setIsStopping(true)}
          >
            {t('stop')}
          </Button>
        </Apart>
      )}
      {skipped === null ? null : (
        <SkipDialog
          {...dialog}
          visit={visits.find(({ id }) => id === skipped.id) ?? skipped}
          onClose={close}
          onGo={() => void give('skip', skipped.id)}
        />
      )}
      {isStopping ? <StopDialog {...dialog} onClose={close} onGo={() => void give('stop', row.id)} /> : null}
    </>
  );
}
