import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DataRequest } from '#domain/documents/privacy/data-request.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatDayOfMoment, formatLongDay } from '#shared/days/day-words.ts';
import { DueBadge } from '#shared/staff/data-requests/due-badge.tsx';
import { ReachLinks } from '#shared/staff/reach-links.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AccountCard } from './account-card.tsx';
import { type PersonHrefs, PersonLink } from './person-link.tsx';
import { dataRequestQueries } from './queries.ts';
import { SettleForm } from './settle-form.tsx';

export interface DataRequestScreenProps {
  readonly acting: ActingFor;
  readonly id: string;
  /** Back to what waits. */
  readonly listHref: string;
  readonly hrefs: PersonHrefs;
}

/** Who asks for what since when, and until when an answer is due. */
function Question({ acting, request, hrefs }: Pick<DataRequestScreenProps, 'acting' | 'hrefs'> & ShownRequest) {
  const { t } = useTranslation('data-requests');
  const language = useLanguage();
  const { name, email, kind, wish, asked_at: askedAt, due_on: dueOn, state } = request;
  return (
    <Card title={t(`wish-${wish}`)}>
      {state === 'open' ? (
        <Row>
          <DueBadge request={request} />
        </Row>
      ) : null}
      <Facts
        facts={[
          { name: t('who'), value: `${name === '' ? email : name} (${t(`kind-${kind}`)})` },
          { name: t('asked'), value: formatDayOfMoment(askedAt, language) },
          ...(state === 'open' ? [{ name: t('due'), value: formatLongDay(dueOn, language) }] : []),
          { name: t('what'), value: request.text },
        ]}
      />
      <Row>
        <PersonLink {...{ acting, request, hrefs }} />
        <ReachLinks phone="" email={email} />
      </Row>
    </Card>
  );
}

interface ShownRequest {
  readonly request: DataRequest;
}

/** What the person has been told, and by whom. */
function Answer({ request }: ShownRequest) {
  const { t } = useTranslation('data-requests');
  const language = useLanguage();
  const { result, answer, settled_at: settledAt, settled_by: settledBy } = request;
  if (result === null || settledAt === null) return null;
  return (
    <Card title={t('settled-title')}>
      <Facts
        facts={[
          { name: t('settled-result'), value: t(`result-${result}`) },
          { name: t('settled-on'), value: formatDayOfMoment(settledAt, language) },
          { name: t('settled-by'), value: settledBy?.name ?? '' },
          { name: t('settled-answer'), value: answer },
        ]}
      />
    </Card>
  );
}

/** What one person asks about the own data, and the answer of staff. */
export function DataRequestScreen({ acting, id, listHref, hrefs }: DataRequestScreenProps) {
  const { t } = useTranslation(['data-requests', 'errors']);
  const state = useCachedQuery(dataRequestQueries.one(acting, id));
  const [isDone, setIsDone] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const request = state.status === 'ready' ? state.value.value : null;

  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  return (
    <Page title={t('title')} width="text">
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      <StatusArea ref={status}>{isDone ? <Notice kind="success" icon="mail" title={t('done')} /> : null}</StatusArea>
      {request === null ? null : (
        <>
          <Question {...{ acting, request, hrefs }} />
          {request.kind === 'family' ? <AccountCard acting={acting} uid={request.person_id} /> : null}
          {request.state === 'open' && !isDone ? (
            <SettleForm {...{ acting, id, request }} onSettled={() => setIsDone(true)} />
          ) : (
            <Answer request={request} />
          )}
        </>
      )}
      <Row>
        <LinkButton icon="back" href={listHref}>
          {t('to-list')}
        </LinkButton>
      </Row>
    </Page>
  );
}
