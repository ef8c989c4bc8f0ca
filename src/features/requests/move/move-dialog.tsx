import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour, formatWeekdayAndDay } from '#shared/days/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { anyDays, type OfferedDay, stillOffered } from './offered-moves.ts';
import { useFreeDays } from './use-free-days.ts';
import type { MovableVisit, Move } from './use-move.ts';

export interface MoveDialogProps {
  readonly acting: ActingFor;
  readonly visit: MovableVisit;
  /** "dinsdag 10 maart om 14 uur" */
  readonly when: string;
  readonly now: Date;
  readonly move: Move;
  readonly onClose: () => void;
  readonly onGo: (to: { readonly date: string; readonly start: string }) => void;
}

interface Chosen {
  readonly date: string;
  readonly start: string;
}

interface TimeFieldsProps {
  readonly days: readonly OfferedDay[];
  readonly chosen: Chosen;
  readonly missing: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The day, and the hour of that day. */
function TimeFields({ days, chosen, missing, onChoose }: TimeFieldsProps) {
  const { t } = useTranslation(['filter', 'requests']);
  const language = useLanguage();
  const starts = days.find(({ date }) => date === chosen.date)?.starts ?? [];
  const hour = starts.includes(chosen.start) ? chosen.start : '';
  return (
    <>
      <Field
        id="move-day"
        label={t('move-day')}
        error={missing && chosen.date === '' ? t('move-day-missing') : undefined}
      >
        {(control) => (
          <Select
            control={control}
            value={chosen.date}
            onChange={(event) => onChoose({ ...chosen, date: event.currentTarget.value })}
          >
            <option value="">{t('move-choose-day')}</option>
            {days.map(({ date }) => (
              <option key={date} value={date}>
                {formatWeekdayAndDay(date, language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="move-hour"
        label={t('move-hour')}
        error={missing && chosen.date !== '' && hour === '' ? t('move-hour-missing') : undefined}
      >
        {(control) => (
          <Select
            control={control}
            value={hour}
            onChange={(event) => onChoose({ ...chosen, start: event.currentTarget.value })}
          >
            <option value="">{t('move-choose-hour')}</option>
            {starts.map((start) => (
              <option key={start} value={start}>
                {t('requests:time-hour', { hour: formatHour(start, language) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

/** Asks for another day and hour: when the student is free where that is known, else any. The visit stands until then. */
export function MoveDialog({ acting, visit, when, now, move, onClose, onGo }: MoveDialogProps) {
  const { t } = useTranslation(['filter', 'requests', 'errors']);
  const free = useFreeDays(acting, visit);
  const [showsAny, setShowsAny] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({ date: '', start: '' });
  const [missing, setMissing] = useState(false);
  const isFree = Array.isArray(free) && free.length > 0 && !showsAny;
  const days = stillOffered(isFree ? free : anyDays(visit, now), now);
  const isOffered = days.some(({ date, starts }) => date === chosen.date && starts.includes(chosen.start));
  const { busy, failure } = move;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      title={t('move-title')}
      onClose={close}
      actions={
        <>
          <Button kind="main" busy={busy} onClick={() => (isOffered ? onGo(chosen) : setMissing(true))}>
            {t(busy ? 'move-busy' : 'move-go')}
          </Button>
          <Button disabled={busy} onClick={close}>
            {t('move-stay')}
          </Button>
        </>
      }
    >
      <p>{t('move-now', { when })}</p>
      <p>{t('move-until')}</p>
      {free === 'asking' ? (
        <Loading text={t('move-asking')} />
      ) : (
        <>
          <p>{t(isFree ? 'move-free' : 'move-any')}</p>
          <TimeFields days={days} chosen={chosen} missing={missing} onChoose={setChosen} />
          {isFree ? (
            <Row>
              <Button icon="calendar" onClick={() => setShowsAny(true)}>
                {t('move-other')}
              </Button>
            </Row>
          ) : null}
        </>
      )}
      {failure === null || busy ? null : (
        <Notice kind="danger" announce="alert" title={t('move-failed')}>
          <p>{t(`errors:${failure.code}`)}</p>
          <p>{t('requests:call-instead')}</p>
        </Notice>
      )}
    </Dialog>
  );
}
