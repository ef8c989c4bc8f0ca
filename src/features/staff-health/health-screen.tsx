import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { givenUpIn, type Problem, problemsOf } from '#domain/health/health.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { BookFacts, QueueTable, TimerTable } from './health-tables.tsx';
import { healthQueries } from './queries.ts';

/** What does not run, and what to do about it. */
function ProblemNotice({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('health');
  switch (problem.kind) {
    case 'timer-late':
    case 'timer-failing':
      return (
        <Notice kind="warning" title={t(`problem-${problem.kind}`, { name: t(`timer-${problem.name}`) })}>
          <p>{t('problem-timer-text')}</p>
        </Notice>
      );
    case 'queue-late':
      return (
        <Notice kind="warning" title={t('problem-queue-late', { name: t(`queue-${problem.name}`) })}>
          <p>{t('problem-queue-text')}</p>
        </Notice>
      );
    case 'ledger-mistakes':
    case 'ledger-unchecked':
      return (
        <Notice kind={problem.kind === 'ledger-mistakes' ? 'danger' : 'warning'} title={t(`problem-${problem.kind}`)}>
          <p>{t(`problem-${problem.kind}-text`)}</p>
        </Notice>
      );
  }
}

const keyOf = (problem: Problem): string => ('name' in problem ? `${problem.kind} ${problem.name}` : problem.kind);

/** Whether what runs by itself still runs, for staff: the logs are with those who maintain the app. */
export function HealthScreen({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['health', 'errors']);
  const state = useCachedQuery(healthQueries.now(acting));
  const now = useMinute();
  if (state.status === 'loading') {
    return (
      <Page title={t('title')} lead={t('lead')}>
        <Loading text={t('loading')} />
      </Page>
    );
  }
  if (state.status === 'failed') {
    return (
      <Page title={t('title')} lead={t('lead')}>
        <Notice kind="warning" title={t('failed')}>
          <FailureReason reason={t(`errors:${state.error.code}`)} />
        </Notice>
      </Page>
    );
  }
  const { value: health, savedAt, error } = state;
  const problems = problemsOf(health, now);
  const givenUp = givenUpIn(health);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Freshness savedAt={savedAt} error={error} />
      {problems.length === 0 ? (
        <Notice kind="success" title={t('well')}>
          <p>{t(givenUp.length === 0 ? 'well-text' : 'well-given-up')}</p>
        </Notice>
      ) : (
        problems.map((problem) => <ProblemNotice key={keyOf(problem)} problem={problem} />)
      )}
      <QueueTable health={health} now={now} />
      {givenUp.includes('mail') ? (
        <Row>
          <LinkButton href={staffPaths.mails}>{t('to-mails')}</LinkButton>
        </Row>
      ) : null}
      <TimerTable health={health} now={now} />
      <BookFacts health={health} now={now} />
    </Page>
  );
}
