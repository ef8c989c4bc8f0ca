import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { clockEndOf } from '#domain/visits/clock-span.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour, formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Link, LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface VisitPanelProps {
  readonly acting: ActingFor;
  readonly stored: StoredVisit;
  readonly row: BoardRow;
  readonly actions: readonly StaffAction[];
  readonly onRefused: (reason: string) => void;
  readonly requestHref: string;
  readonly closeHref: string;
  /** null for a visit without a student. */
  readonly illHref: string | null;
}

/** Who, what, when and in which state, and what can be done about it. */
export function VisitPanel(props: VisitPanelProps) {
  const { acting, stored, row, actions, onRefused, requestHref, closeHref, illHref } = props;
  const { visit } = stored;
  const { t } = useTranslation(['calendar', 'file', 'board']);
  const language = useLanguage();
  const today = useToday();
  const duration = useDurationWords();
  const serviceName = useServiceNames(acting);
  const { student_profiles: student } = visit;
  const askedBy = useRowWords().askedBy(row);
  return (
    <Card title={row.senior_name}>
      <Facts
        facts={[
          { name: t('board:column-when'), value: formatVisitTime(visit.date, visit.start, today, language) },
          {
            name: t('board:file-duration'),
            value: `${duration(visit.minutes_planned)} (${formatHour(visit.start, language)}–${formatHour(clockEndOf(visit), language)})`,
          },
          { name: t('board:column-service'), value: serviceName(visit.task_category_id) },
          { name: t('board:column-place'), value: `${row.postcode} ${row.town}`.trim() },
          { name: t('board:column-student'), value: student === null ? t('file:no-student') : studentName(student) },
          { name: t('file:state'), value: t(`file:state-${visit.state}`) },
          ...(askedBy === null ? [] : [{ name: t('board:file-family'), value: askedBy }]),
          ...(row.phone === ''
            ? []
            : [{ name: t('phone'), value: <Link href={`tel:${row.phone.replaceAll(/\s/g, '')}`}>{row.phone}</Link> }]),
        ]}
      />
      <Row>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} onRefused={onRefused} />
        ))}
        <LinkButton icon="list" href={requestHref}>
          {t('open-request')}
        </LinkButton>
        {illHref === null || student === null ? null : (
          <LinkButton icon="person" href={illHref}>
            {t('ill-action')}
          </LinkButton>
        )}
        <LinkButton kind="quiet" icon="close" href={closeHref}>
          {t('close')}
        </LinkButton>
      </Row>
    </Card>
  );
}
