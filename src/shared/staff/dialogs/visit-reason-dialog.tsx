import { useTranslation } from '#i18n/use-translation.ts';
import { endSeries, missVisit, startVisit, unassignStudent } from '#domain/contracts/dispatch.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { CommandDialog } from './command-dialog.tsx';
import type { RequestDialogProps } from './request-dialog-props.ts';
import { useReason } from './use-reason.ts';
import { ReasonField } from './reason-field.tsx';

const contracts = {
  unassign: unassignStudent,
  'start-visit': startVisit,
  'miss-visit': missVisit,
  'end-series': endSeries,
} as const;

interface VisitReasonDialogProps extends RequestDialogProps {
  readonly kind: keyof typeof contracts;
  readonly visitId: string;
  /** Whom or what it is about, in words. */
  readonly about: string;
  /** Of a visit to be started: when its student typed a code that was wrong. */
  readonly came?: Date | null;
}

/**
 * Takes the student off a visit, starts the visit by hand, says that the student did not come, or ends a series with the
 * visit before: with a reason, which the history keeps.
 */
export function VisitReasonDialog(props: VisitReasonDialogProps) {
  const { acting, requestId, revision, kind, visitId, about, came = null, onClose, onDone } = props;
  const { t } = useTranslation('file');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { moment } = useRowWords();
  const { busy, problem, run } = useDispatch(acting, contracts[kind]);

  async function go() {
    setTried(true);
    if (given === '') return;
    if (await run({ request_id: requestId, visit_id: visitId, revision, reason: given })) onDone(t(`done-${kind}`));
  }

  return (
    <CommandDialog
      title={t(`title-${kind}`)}
      go={t(`go-${kind}`)}
      danger={kind !== 'unassign'}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{about}</p>
      <p>{t(`what-${kind}`)}</p>
      {kind === 'start-visit' && came !== null ? <p>{t('start-from', { moment: moment(came) })}</p> : null}
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}
