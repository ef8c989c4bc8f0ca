import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { visitDistance } from '#domain/requests/coming-visits.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { BigValue } from '#ui/content/big-value.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { DoorCodeCard } from '../door/door-code-card.tsx';
import { StudentPhoto } from '../door/student-photo.tsx';
import { NewMessages } from '../threads/new-messages.tsx';
import { requestQueries } from '../queries.ts';
import { useStudentText } from '../use-student-text.ts';
import { AddToCalendar, type CalendarOutcome } from '../visit/add-to-calendar.tsx';
import { useLateCostText } from '../visit/use-late-cost-text.ts';
import { useTermsText } from '../visit/use-terms-text.ts';
import { useVisitTime } from '../visit/use-visit-time.ts';

export interface NextVisitProps {
  readonly acting: ActingFor;
  readonly visit: RequestRow;
  /** Number of visits after this one; `many` when there are more than were read. */
  readonly later: number | 'many';
  readonly onShowRequests: () => void;
}

const studentTexts = { loading: 'student-loading', failed: 'student-failed', ready: 'student-none' } as const;

function useDistanceWords(): (visit: RequestRow, now: Date) => string {
  const { t } = useTranslation('visits');
  return (visit, now) => {
    const distance = visitDistance(visit, now);
    if (distance.kind === 'now') return t('visit-now');
    if (distance.days === 0) return t('visit-today');
    return distance.days === 1 ? t('visit-tomorrow') : t('visit-in-days', { count: distance.days });
  };
}

/** Who comes next and when, and what to do when it does not suit. */
export function NextVisit({ acting, visit, later, onShowRequests }: NextVisitProps) {
  const { t } = useTranslation(['visits', 'requests', 'common']);
  const now = useMinute();
  const distance = useDistanceWords()(visit, now);
  const when = useVisitTime()(visit);
  const service = useServiceNames(acting)(visit.serviceId);
  const planning = useCachedQuery(requestQueries.planning(acting, visit.id));
  const student = useStudentText(planning);
  const termsText = useTermsText();
  const lateCostText = useLateCostText();
  const terms = cancellationTerms(visit, now);
  const [calendar, setCalendar] = useState<CalendarOutcome>(null);

  return (
    <>
      <Stack gap="close">
        <Row>
          <StatusBadge tone="plum" icon="clock">
            {distance}
          </StatusBadge>
        </Row>
        <BigValue>{when}</BigValue>
        <p>
          <strong>{t('next-what', { service, hours: t('requests:hours', { count: visit.hours }) })}</strong>
        </p>
        <p>{student === null ? t(`requests:${studentTexts[planning.status]}`) : t('agenda-student', { student })}</p>
        <StudentPhoto acting={acting} visitId={visit.id} />
      </Stack>
      <DoorCodeCard acting={acting} visitId={visit.id} now={now} />
      <NewMessages acting={acting} onShowRequests={onShowRequests} />
      <p>
        {t('visit-change')} {terms === null ? null : termsText(terms, now)}{' '}
        {terms === null || terms.kind === 'begun' ? null : lateCostText(visit, terms)}
      </p>
      <Row>
        <LinkButton href={phoneHref} icon="phone">
          {t('common:call-us')}
        </LinkButton>
        <AddToCalendar
          row={visit}
          service={service}
          student={student}
          label={t('agenda-add')}
          onOutcome={setCalendar}
        />
        {later === 0 ? null : (
          <Button icon="list" onClick={onShowRequests}>
            {later === 'many' ? t('next-all') : t('next-later', { count: later })}
          </Button>
        )}
      </Row>
      <StatusArea>{calendar === null ? null : <p>{t(`agenda-${calendar}`)}</p>}</StatusArea>
    </>
  );
}
