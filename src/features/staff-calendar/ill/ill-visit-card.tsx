import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
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
import type { IllProposal, IllVisit } from './use-ill-visits.ts';

/** "dinsdag 24 november om 9 uur, Maria Peeters" */
export function useIllVisitWords(): (visit: IllVisit) => string {
  const language = useLanguage();
  const today = useToday();
  return ({ visit: { visit }, row }) =>
    `${formatVisitTime(visit.date, visit.start, today, language)}, ${row.senior_name}`;
}

interface IllVisitHeadProps {
  readonly acting: ActingFor;
  readonly visit: IllVisit;
  readonly requestHref: (requestId: string) => string;
}

/** Which visit it is. */
export function IllVisitHead({ acting, visit, requestHref }: IllVisitHeadProps) {
  const { t } = useTranslation('ill');
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

interface IllVisitCardProps extends Omit<IllVisitHeadProps, 'visit'> {
  readonly proposal: IllProposal;
  /** A first attempt that did nothing. */
  readonly failed: Handed | null;
  readonly busy: boolean;
  readonly onHand: (handing: Handing) => void;
}

function Actions({ proposal, busy, onHand }: Pick<IllVisitCardProps, 'proposal' | 'busy' | 'onHand'>) {
  const { t } = useTranslation('ill');
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
      <Button
        busy={busy}
        disabled={!canWrite}
        aria-label={t('remove-label', { senior })}
        onClick={() => onHand({ visit, row, name: '', wanted: 'none' })}
      >
        {t('remove')}
      </Button>
    </Row>
  );
}

/** A visit of hers, with whom it could go to and why. */
export function IllVisitCard(props: IllVisitCardProps) {
  const { acting, proposal, failed, requestHref } = props;
  const { proposed, obstacle } = proposal;
  const { t } = useTranslation('ill');
  const words = useIllVisitWords();
  const soft = useSoftReasonWords();
  const conflictWords = useConflictWords(useServiceNames(acting));
  return (
    <Card as="article" title={words(proposal)}>
      <IllVisitHead acting={acting} visit={proposal} requestHref={requestHref} />
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
}
