import { useMay } from '#shared/staff/role/use-may.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { openStages } from '#domain/staff/board-filter.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { formatAmount } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { StageBadge } from '#shared/staff/board/stage-badge.tsx';
import { NotesList } from '#shared/staff/notes-list.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { PersonLinks } from './person-links.ts';
import type { Person } from './person.ts';
import { personQueries } from './queries.ts';
import { ReceiptsCard } from './receipts-card.tsx';

interface HistoryProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
  readonly links: PersonLinks;
}

interface RequestsProps extends Pick<HistoryProps, 'acting' | 'links'> {
  readonly rows: readonly BoardRow[];
}

function Requests({ acting, links, rows }: RequestsProps) {
  const { t } = useTranslation('people');
  const serviceName = useServiceNames(acting);
  const language = useLanguage();
  const today = useToday();
  return (
    <Stack as="ul" gap="close">
      {rows.map((row) => (
        <li key={row.request_id}>
          <Row>
            <Link href={links.request(row.request_id)}>
              {t('request-line', {
                service: serviceName(row.service),
                when: formatVisitTime(row.date, row.time, today, language),
              })}
            </Link>
            <StageBadge stage={row.stage} />
            {row.stage === 'cancelled' ? null : (
              <Link href={links.confirmation(row.request_id)}>{t('print-confirmation')}</Link>
            )}
          </Row>
        </li>
      ))}
    </Stack>
  );
}

function Visits({ acting, visits }: Pick<HistoryProps, 'acting'> & Pick<Person, 'visits'>) {
  const { t } = useTranslation('file');
  const serviceName = useServiceNames(acting);
  const language = useLanguage();
  const today = useToday();
  return (
    <Stack as="ul" gap="close">
      {visits.map(({ id, visit }) => (
        <li key={id}>
          {t('former-visit', {
            when: formatVisitTime(visit.date, visit.start, today, language),
            service: serviceName(visit.task_category_id),
            state: t(`state-${visit.state}`),
            student:
              visit.student_profiles === null
                ? t('no-student')
                : `${visit.student_profiles.first_name} ${visit.student_profiles.last_name}`,
          })}
        </li>
      ))}
    </Stack>
  );
}

function VisitsCard({ acting, visits, balance }: Pick<HistoryProps, 'acting'> & Pick<Person, 'visits' | 'balance'>) {
  const { t } = useTranslation(['people', 'file']);
  const language = useLanguage();
  const today = useToday();
  const coming = visits.filter(({ visit }) => visit.date >= today);
  const former = visits.filter(({ visit }) => visit.date < today);
  return (
    <Card as="div" heading={t('visits')}>
      {balance === null ? null : (
        <Facts
          facts={[{ name: t('file:balance'), value: t('file:credits', { number: formatAmount(balance, language) }) }]}
        />
      )}
      {coming.length === 0 ? <p>{t('no-coming-visits')}</p> : <Visits acting={acting} visits={coming.toReversed()} />}
      {former.length === 0 ? (
        <p>{t('file:no-former-visits')}</p>
      ) : (
        <Disclosure question={t('file:former-visits', { count: former.length })}>
          <Visits acting={acting} visits={former} />
        </Disclosure>
      )}
    </Card>
  );
}

/** Her requests with their stage, her visits and students, and the notes about her. */
export function HistoryCards({ acting, seniorId, links }: HistoryProps) {
  const { t } = useTranslation(['people', 'file', 'errors']);
  const seesMoney = useMay()('ledger.view');
  const person = useCachedQuery(personQueries.person(acting, seniorId, seesMoney));
  if (person.status === 'loading') return <Loading text={t('loading')} />;
  if (person.status === 'failed') {
    return (
      <Notice kind="warning" title={t('history-failed')}>
        <p>{t(`errors:${person.error.code}`)}</p>
      </Notice>
    );
  }
  const { requests, visits, notes, balance } = person.value;
  const open = requests.filter(({ stage }) => openStages.includes(stage));
  const closed = requests.filter(({ stage }) => !openStages.includes(stage));
  return (
    <>
      <Card as="div" heading={t('requests')}>
        {open.length === 0 ? <p>{t('no-requests')}</p> : <Requests acting={acting} links={links} rows={open} />}
        {closed.length === 0 ? null : (
          <Disclosure question={t('former-requests', { count: closed.length })}>
            <Requests acting={acting} links={links} rows={closed} />
          </Disclosure>
        )}
      </Card>
      <VisitsCard acting={acting} visits={visits} balance={balance} />
      {seesMoney ? <ReceiptsCard acting={acting} seniorId={seniorId} /> : null}
      <Card as="div" heading={t('file:notes')}>
        <NotesList notes={notes} />
      </Card>
    </>
  );
}
