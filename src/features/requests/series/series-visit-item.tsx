import { use, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { SeriesVisit } from '#domain/documents/visit-parts/series-visit.ts';
import { skippingOf } from '#domain/visits/skippable.ts';
import { canAskMove } from '#domain/visits/visit-move.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatStoredDay, formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MovePart } from '../move/move-part.tsx';
import { moveOfVisit } from '../move/moves-of.ts';
import { ThreadPart } from '../threads/thread-part.tsx';
import { GivenChange } from './given-change.tsx';
import type { SeriesChange } from './use-series-change.ts';
import { VisitWord } from './visit-word.tsx';

export interface SeriesVisitItemProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly visit: SeriesVisit;
  readonly isPast: boolean;
  readonly now: Date;
  readonly change: SeriesChange;
  /** The series has another visit: one that is left alone is not skipped. */
  readonly hasOthers: boolean;
  readonly onSkip: (visit: SeriesVisit) => void;
}

/** Of the line that says when a visit is: the focus goes there when the button that was pressed goes away. */
export const seriesVisitId = (visitId: string): string => `series-visit-${visitId}`;

/** "dinsdag 1 december om 14 uur" */
export function useSeriesVisitTime(): (visit: SeriesVisit) => string {
  const language = useLanguage();
  const today = useToday();
  return ({ date, start }) => formatVisitTime(date, start, today, language);
}

function useStateWords(): (visit: SeriesVisit, isPast: boolean) => string {
  const { t } = useTranslation(['visits', 'requests']);
  return ({ state, student: who }, isPast) => {
    if (isPast && (state === 'open' || state === 'confirmed')) return t(`series-was-${state}`);
    if (state === 'offered') return t('series-is-open');
    if (who === null)
      return t(state === 'confirmed' || state === 'started' ? 'requests:student-none' : `series-is-${state}`);
    const name = `${who.first_name} ${who.last_name}`;
    const student = who.residence === '' ? name : t('requests:student', { name, residence: who.residence });
    return t(`series-is-${state}`, { student });
  };
}

/** One visit of a series: when, what is known of it in words, and what the senior can do. */
export function SeriesVisitItem(props: SeriesVisitItemProps) {
  const { acting, row, visit, isPast, now, change, hasOthers, onSkip } = props;
  const mayBook = use(MayBook);
  const { t } = useTranslation('visits');
  const language = useLanguage();
  const when = useSeriesVisitTime()(visit);
  const words = useStateWords()(visit, isPast);
  const status = useRef<HTMLDivElement>(null);
  const given = visit.state === 'cancelled' ? null : change.givenFor('skip', visit.id);
  const skipping = isPast || !hasOthers || given !== null ? 'no' : skippingOf(visit, now);
  const hasWord = visit.state === 'done' || visit.state === 'approved' || (isPast && visit.state !== 'cancelled');
  return (
    <Stack as="li" gap="close">
      <p id={seriesVisitId(visit.id)} tabIndex={-1}>
        <strong>{when}</strong>
      </p>
      <p>{words}</p>
      {visit.moved_from === null ? null : (
        <p>{t('series-moved', { day: formatStoredDay(visit.moved_from, language) })}</p>
      )}
      <StatusArea ref={status}>
        {given === null ? null : (
          <GivenChange
            given={given}
            onRetry={(itemId) => {
              // The pressed button goes away.
              status.current?.focus();
              change.retry(itemId);
            }}
            onForget={(itemId) => {
              status.current?.focus();
              change.forget(itemId);
            }}
          />
        )}
      </StatusArea>
      {hasWord && mayBook ? <VisitWord acting={acting} visitId={visit.id} /> : null}
      {mayBook && !isPast && given === null && canAskMove(visit, now) ? (
        <MovePart
          acting={acting}
          visit={{ ...visit, requestId: row.id }}
          shown={moveOfVisit(row, visit.id)}
          when={when}
          now={now}
          focusId={seriesVisitId(visit.id)}
        />
      ) : null}
      <ThreadPart acting={acting} visitId={visit.id} visit={visit} when={when} now={now} />
      {skipping === 'late' ? <p>{t('skip-late')}</p> : null}
      {skipping === 'free' && mayBook ? (
        <Row>
          <Button icon="close" aria-label={t('skip-named', { action: t('skip'), when })} onClick={() => onSkip(visit)}>
            {t('skip')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
