import { useTranslation } from '#i18n/use-translation.ts';
import type { SeriesVisit } from '#domain/documents/visit-parts/series-visit.ts';
import { skippingOf } from '#domain/visits/skippable.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { QuestionDialog } from '../list/question-dialog.tsx';
import { useSeriesVisitTime } from './series-visit-item.tsx';
import type { SeriesChange } from './use-series-change.ts';

interface SeriesDialogProps {
  readonly service: string;
  /** That are to come, soonest first. */
  readonly coming: readonly SeriesVisit[];
  readonly now: Date;
  readonly change: SeriesChange;
  readonly onClose: () => void;
  readonly onGo: () => void;
}

function useFailure({ failure }: SeriesChange, title: string): readonly string[] | null {
  const { t } = useTranslation(['requests', 'errors']);
  return failure === null ? null : [title, t(`errors:${failure.code}`), t('call-instead')];
}

/** Asks whether one visit is skipped, and says that the others stay. */
export function SkipDialog(props: SeriesDialogProps & { readonly visit: SeriesVisit }) {
  const { visit, service, coming, now, change, onClose, onGo } = props;
  const { t } = useTranslation('visits');
  const timeOf = useSeriesVisitTime();
  const failure = useFailure(change, t('skip-failed'));
  const isTooLate = skippingOf(visit, now) !== 'free';
  const next = coming.find(({ id, date }) => id !== visit.id && date >= visit.date);
  return (
    <QuestionDialog
      title={t('skip-title')}
      text={t('skip-text', { service, when: timeOf(visit) })}
      changeNotice={isTooLate ? t('skip-too-late') : null}
      tooLate={isTooLate}
      stay={t('skip-stay')}
      go={t('skip-go')}
      goBusy={t('skip-busy')}
      busy={change.busy}
      failure={failure}
      onStay={onClose}
      onGo={onGo}
    >
      <p>{t('skip-free')}</p>
      {next === undefined ? null : <p>{t('skip-next', { when: timeOf(next) })}</p>}
    </QuestionDialog>
  );
}

/** Asks whether the series is stopped, and says what becomes of each visit that is to come. */
export function StopDialog({ service, coming, now, change, onClose, onGo }: SeriesDialogProps) {
  const { t } = useTranslation('visits');
  const timeOf = useSeriesVisitTime();
  const failure = useFailure(change, t('stop-failed'));
  const cancelled = coming.filter((visit) => skippingOf(visit, now) === 'free');
  const staying = coming.filter((visit) => skippingOf(visit, now) === 'late');
  const list = (visits: readonly SeriesVisit[]) => (
    <Stack as="ul" gap="close">
      {visits.map((visit) => (
        <li key={visit.id}>{timeOf(visit)}</li>
      ))}
    </Stack>
  );
  return (
    <QuestionDialog
      title={t('stop-title')}
      text={t('stop-text', { service })}
      stay={t('stop-stay')}
      go={t('stop-go')}
      goBusy={t('stop-busy')}
      busy={change.busy}
      failure={failure}
      onStay={onClose}
      onGo={onGo}
    >
      {cancelled.length === 0 ? null : (
        <>
          <p>{t('stop-cancelled')}</p>
          {list(cancelled)}
        </>
      )}
      {staying.length === 0 ? null : (
        <>
          <p>{t('stop-stays')}</p>
          {list(staying)}
          <p>{t('stop-call')}</p>
        </>
      )}
      <p>{t('stop-free')}</p>
    </QuestionDialog>
  );
}
