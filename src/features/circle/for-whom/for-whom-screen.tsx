import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { Freshness } from '#shared/cached/freshness.tsx';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { circlesQuery, type HelpedSenior, type KnownCircles } from './circles-query.ts';
import { LeavePart } from './leave-part.tsx';
import { RefusedPart, type RefusedPartProps } from './refused-part.tsx';

/** For whom she may act, as far as this device knows. */
export const useCircles = (uid: string): CachedState<KnownCircles> =>
  useCachedQuery(useMemo(() => circlesQuery(uid), [uid]));

export interface ForWhomScreenProps extends Pick<RefusedPartProps, 'wordsOf'> {
  readonly uid: string;
  readonly known: CachedState<KnownCircles>;
  readonly hrefFor: (seniorId: string) => string;
  /** The page on which she gives credits to one senior. */
  readonly giftHrefFor: (seniorId: string) => string;
  /** The next visit of one senior. */
  readonly NextVisit: ComponentType<{ readonly acting: ActingFor }>;
  /** The views of her own account. */
  readonly ownHrefs: { readonly messages: string; readonly profile: string };
}

interface SeniorCardProps extends Pick<ForWhomScreenProps, 'uid' | 'hrefFor' | 'giftHrefFor' | 'NextVisit'> {
  readonly senior: HelpedSenior;
}

function SeniorCard({ uid, senior, hrefFor, giftHrefFor, NextVisit }: SeniorCardProps) {
  const { t } = useTranslation('for-whom');
  const { senior_id: seniorId, senior_name: name, rights } = senior;
  const acting = useMemo(() => ({ actorUid: uid, seniorId }), [uid, seniorId]);
  return (
    <Card as="article" title={name}>
      <NextVisit acting={acting} />
      <Row>
        <LinkButton kind="main" href={hrefFor(seniorId)} icon="person">
          {t('open-for', { senior: name })}
        </LinkButton>
        <LinkButton href={giftHrefFor(seniorId)} icon="credits">
          {t('gift-for', { senior: name })}
        </LinkButton>
      </Row>
      <p>{rights.map((right) => t(`may-${right}`)).join(' ')}</p>
      <LeavePart acting={acting} seniorName={name} />
    </Card>
  );
}

/** The pages of her own account. */
function OwnPart({ ownHrefs }: Pick<ForWhomScreenProps, 'ownHrefs'>) {
  const { t } = useTranslation('for-whom');
  return (
    <Card title={t('own')}>
      <Row>
        <LinkButton href={ownHrefs.messages} icon="mail">
          {t('own-messages')}
        </LinkButton>
        <LinkButton href={ownHrefs.profile} icon="person">
          {t('own-profile')}
        </LinkButton>
      </Row>
    </Card>
  );
}

/** "Voor wie?": everybody for whom she may act, and what could not be sent because a right ended. */
export function ForWhomScreen(props: ForWhomScreenProps) {
  const { uid, known, hrefFor, giftHrefFor, NextVisit, wordsOf, ownHrefs } = props;
  const { t } = useTranslation(['for-whom', 'errors']);
  const client = useQueryClient();
  // What stands below comes with the list: nothing moves that she is about to press.
  if (known.status === 'loading') {
    return (
      <Page title={t('title')} lead={t('lead')} width="text">
        <Loading text={t('loading')} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      {known.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('failed')}>
          <FailureReason reason={t(`errors:${known.error.code}`)} />
          <Row>
            <Button icon="retry" onClick={() => void client.invalidateQueries(circlesQuery(uid))}>
              {t('try-again')}
            </Button>
          </Row>
          <ExplainsOffline />
        </Notice>
      ) : null}
      {known.status === 'ready' ? (
        <>
          <Freshness savedAt={known.savedAt} error={known.error} />
          {known.value.ended.map(({ senior_id, senior_name }) => (
            <RefusedPart
              key={senior_id}
              actorUid={uid}
              seniorId={senior_id}
              seniorName={senior_name}
              wordsOf={wordsOf}
            />
          ))}
          {known.value.circles.map((senior) => (
            <SeniorCard key={senior.senior_id} {...{ uid, senior, hrefFor, giftHrefFor, NextVisit }} />
          ))}
          {known.value.circles.length > 0 ? <CalendarPart uid={uid} calendar={known.value.calendar ?? null} /> : null}
          {known.value.circles.length === 0 ? (
            <Card>
              <p>{t('nobody')}</p>
              <p>{t('nobody-way-on')}</p>
            </Card>
          ) : null}
        </>
      ) : null}
      <OwnPart ownHrefs={ownHrefs} />
    </Page>
  );
}
