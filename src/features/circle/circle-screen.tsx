import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import type { KnownCircle } from '#domain/documents/circles/known-circle.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { ownCircleQuery } from '#shared/circles/own-circle-query.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberCard } from './member-card.tsx';
import { nameOf } from './use-circle-words.ts';
import { useEnding } from './use-ending.ts';
import { YearlyQuestion } from './yearly-question.tsx';

/** Keeps the circle on this device, so that she sees who may what also without a network. */
export const prefetchCircle = (client: QueryClient, acting: ActingFor) => client.prefetchQuery(ownCircleQuery(acting));

/** Who may do nothing any more, and since when. */
function Former({ members }: { readonly members: readonly CircleMember[] }) {
  const { t } = useTranslation('circle');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (members.length === 0) return null;
  return (
    <Card>
      <Fold title={t('former')} open={isOpen} onToggle={setIsOpen}>
        <Stack as="ul" gap="close">
          {members.map((member) => (
            <li key={member.user_id}>
              {t(member.ended_by === 'member' ? 'former-left' : 'former-ended', {
                name: nameOf(member),
                day: member.ended_at === null ? '' : formatDayOfMoment(member.ended_at, language),
              })}
            </li>
          ))}
        </Stack>
      </Fold>
    </Card>
  );
}

/** What was done; in words where it is shown, so that it follows the language. */
interface Said {
  readonly what: 'question-thanks' | 'withdrawn' | 'invited';
  readonly name: string;
}

function Circle({ acting, circle }: { readonly acting: ActingFor; readonly circle: KnownCircle }) {
  const { t } = useTranslation('circle');
  const ending = useEnding(acting);
  const [said, setSaid] = useState<Said | null>(null);
  const members = circle.members.filter(({ ended_at }) => ended_at === null);
  const asked = members.filter(
    ({ user_id, asked_at }) => asked_at !== null && (ending.itemOf(user_id)?.state ?? 'needs-you') === 'needs-you',
  );
  if (!ending.isReady) return <Loading text={t('loading')} />;
  return (
    <>
      <StatusArea>
        {said === null ? null : <Notice kind="success" title={t(said.what, { name: said.name })} />}
      </StatusArea>
      {asked.length === 0 ? null : (
        <YearlyQuestion
          acting={acting}
          members={asked}
          onConfirmed={() => setSaid({ what: 'question-thanks', name: '' })}
        />
      )}
      {members.length === 0 ? (
        <Card>
          <p>{t('nobody')}</p>
        </Card>
      ) : (
        <>
          <h2>{t('members')}</h2>
          {members.map((member) => (
            <MemberCard key={member.user_id} acting={acting} member={member} ending={ending} />
          ))}
        </>
      )}
      <InvitationList
        acting={acting}
        invitations={circle.invitations}
        now={deviceClock.now()}
        onWithdrawn={(name) => setSaid({ what: 'withdrawn', name })}
      />
      <Card title={t('invite')}>
        <p>{t('invite-text')}</p>
        <InviteForm acting={acting} onInvited={(name) => setSaid({ what: 'invited', name })} />
      </Card>
      <Former members={circle.members.filter(({ ended_at }) => ended_at !== null)} />
    </>
  );
}

/** "Wie mag helpen regelen?": who may do what for the senior, and everything that she can change about it. */
export function CircleScreen({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['circle', 'errors']);
  const client = useQueryClient();
  const query = useMemo(() => ownCircleQuery(acting), [acting]);
  const known = useCachedQuery(query);
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      {known.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {known.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('failed')}>
          <FailureReason reason={t(`errors:${known.error.code}`)} />
          <Row>
            <Button icon="retry" onClick={() => void client.invalidateQueries(query)}>
              {t('try-again')}
            </Button>
          </Row>
          <ExplainsOffline />
        </Notice>
      ) : null}
      {known.status === 'ready' ? (
        <>
          <Freshness savedAt={known.savedAt} error={known.error} />
          <Circle acting={acting} circle={known.value} />
        </>
      ) : null}
    </Page>
  );
}
