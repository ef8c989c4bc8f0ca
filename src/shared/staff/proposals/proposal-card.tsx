import { memo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { VisitProposal, VisitToPropose } from '#domain/matching/propose-visits.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { useSoftReasonWords } from '#shared/staff/matching/use-reason-words.ts';
import { useConflictWords } from '#shared/staff/planning/use-conflict-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { HandedNotice } from './handed-notice.tsx';
import type { Handed, Handing } from './use-handing-over.ts';

/** "dinsdag 24 november om 9 uur, Maria Peeters" */
export function useProposedVisitWords(): (visit: VisitToPropose) => string {
  const language = useLanguage();
  const today = useToday();
  return ({ visit: { visit }, row }) =>
    `${formatVisitTime(visit.date, visit.start, today, language)}, ${row.senior_name}`;
}

interface ProposedVisitHeadProps {
  readonly acting: ActingFor;
  readonly visit: VisitToPropose;
  readonly requestHref: (requestId: string) => string;
}

/** Which visit it is. */
export function ProposedVisitHead({ acting, visit, requestHref }: ProposedVisitHeadProps) {
  const { t } = useTranslation('proposals');
  const serviceName = useServiceNames(acting);
  const { row } = visit;
  const facts = [serviceName(visit.visit.visit.task_category_id), `${row.postcode} ${row.town}`.trim(), row.phone];
  return (
    <Row spread>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <Link href={requestHref(row.request_id)} label={t('open-label', { senior: row.senior_name })}>
        {t('open')}
      </Link>
    </Row>
  );
}

interface ProposalCardProps extends Omit<ProposedVisitHeadProps, 'visit'> {
  readonly proposal: VisitProposal;
  /** A first attempt that did nothing. */
  readonly failed: Handed | null;
  readonly busy: boolean;
  /** Whether the visit has a student who can be taken off without another. */
  readonly removable: boolean;
  readonly onHand: (handing: Handing) => void;
}

function Actions({ proposal, busy, removable, onHand }: Omit<ProposalCardProps, 'acting' | 'failed' | 'requestHref'>) {
  const { t } = useTranslation('proposals');
  const { canWrite } = useConnection();
  const { proposed, visit, row } = proposal;
  const senior = row.senior_name;
  const name = proposed === null ? '' : studentName(proposed.student);
  const hand = (how: 'assign-student' | 'offer-visit') => () =>
    proposed === null ? undefined : onHand({ visit, row, name, wanted: { id: proposed.student.id, how } });
  return (
    <Row>
      {proposed === null ? null : (
        <>
          <Button
            icon="check"
            busy={busy}
            disabled={!canWrite}
            aria-label={t('plan-label', { name, senior })}
            onClick={hand('assign-student')}
          >
            {t('plan')}
          </Button>
          <Button
            icon="send"
            busy={busy}
            disabled={!canWrite}
            aria-label={t('offer-label', { name, senior })}
            onClick={hand('offer-visit')}
          >
            {t('offer')}
          </Button>
        </>
      )}
      {removable ? (
        <Button
          busy={busy}
          disabled={!canWrite}
          aria-label={t('remove-label', { senior })}
          onClick={() => onHand({ visit, row, name: '', wanted: 'none' })}
        >
          {t('remove')}
        </Button>
      ) : null}
    </Row>
  );
}

/** A visit, with whom it could go to and why. Drawn again when its own props change: there are a hundred on a screen. */
export const ProposalCard = memo(function ProposalCard(props: ProposalCardProps) {
  const { acting, proposal, failed, requestHref } = props;
  const { proposed, obstacle } = proposal;
  const { t } = useTranslation('proposals');
  const words = useProposedVisitWords();
  const soft = useSoftReasonWords();
  const conflictWords = useConflictWords(useServiceNames(acting));
  return (
    <Card as="article" title={words(proposal)}>
      <ProposedVisitHead acting={acting} visit={proposal} requestHref={requestHref} />
      {proposed === null ? (
        <p>{obstacle === null ? t('no-proposal') : t('cannot-plan', { why: conflictWords(obstacle, '') })}</p>
      ) : (
        <p>
          <strong>{t('proposal', { name: studentName(proposed.student) })}</strong> (
          {proposed.reasons.map(soft).join(' · ')})
        </p>
      )}
      {failed === null ? null : <HandedNotice handed={failed} />}
      <Actions {...props} />
    </Card>
  );
});
