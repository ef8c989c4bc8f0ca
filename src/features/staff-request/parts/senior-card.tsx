import { useTranslation } from '#i18n/use-translation.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { hasConfirmedStudent } from '#domain/visits/visit-state.ts';
import { formatAmount } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { Facts } from '#ui/content/facts.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ReachLinks } from '#shared/staff/reach-links.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import type { SeniorFile } from '../request-case.ts';

interface SeniorCardProps {
  readonly row: BoardRow;
  readonly senior: CachedState<SeniorFile>;
  readonly serviceName: (serviceId: string) => string;
}

/** How to reach the senior. */
export function ReachSenior({ row, email }: { readonly row: BoardRow; readonly email: string }) {
  return (
    <Row>
      <ReachLinks phone={row.phone} email={email} />
    </Row>
  );
}

function FormerVisits({ row, senior, serviceName }: Omit<SeniorCardProps, 'senior'> & { readonly senior: SeniorFile }) {
  const { t } = useTranslation('file');
  const language = useLanguage();
  const today = useToday();
  const former = senior.visits.filter(({ visit }) => visit.request_id !== row.request_id);
  const students = [
    ...new Set(
      senior.visits.flatMap(({ visit: { student_profiles: student, state } }) =>
        student !== null && hasConfirmedStudent(state) ? [studentName(student)] : [],
      ),
    ),
  ];
  if (former.length === 0) return <p>{t('no-former-visits')}</p>;
  return (
    <>
      {students.length === 0 ? null : <p>{t('former-students', { names: students.join(', ') })}</p>}
      <Disclosure question={t('former-visits', { count: former.length })}>
        <Stack as="ul" gap="close">
          {former.map(({ id, visit }) => (
            <li key={id}>
              {t('former-visit', {
                when: formatVisitTime(visit.date, visit.start, today, language),
                service: serviceName(visit.task_category_id),
                state: t(`state-${visit.state}`),
                student: visit.student_profiles === null ? t('no-student') : studentName(visit.student_profiles),
              })}
            </li>
          ))}
        </Stack>
      </Disclosure>
    </>
  );
}

/** Who asks: address, language, balance, and who was there before. */
export function SeniorCard({ row, senior, serviceName }: SeniorCardProps) {
  const { t } = useTranslation(['file', 'people', 'errors']);
  const language = useLanguage();
  if (senior.status === 'loading') return <Loading text={t('senior-loading')} />;
  if (senior.status === 'failed') {
    return (
      <Notice kind="warning" title={t('senior-failed')}>
        <p>{t(`errors:${senior.error.code}`)}</p>
      </Notice>
    );
  }
  const { customer, balance } = senior.value;
  return (
    <Card as="div" heading={t('senior')}>
      <Facts
        facts={[
          {
            name: t('address'),
            value:
              customer === null ? t('no-account') : `${customer.full_address}, ${customer.city} ${customer.name_city}`,
          },
          ...(customer === null
            ? []
            : [
                { name: t('language'), value: t(`language-${customer.language}`) },
                { name: t('people:confirmation-short'), value: t(`people:confirmation-${customer.confirmation}`) },
              ]),
          ...(balance === null
            ? []
            : [{ name: t('balance'), value: t('credits', { number: formatAmount(balance, language) }) }]),
        ]}
      />
      <FormerVisits row={row} senior={senior.value} serviceName={serviceName} />
    </Card>
  );
}
