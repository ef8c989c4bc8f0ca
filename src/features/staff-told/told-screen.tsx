import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { WaitingAlert } from '#domain/contracts/told.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { toldQueries } from '#shared/staff/told/told-queries.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ScreenOnly } from '#ui/layout/screen-only.tsx';
import { ToldCall, type ToldPartProps } from './told-call.tsx';
import { ToldLetter } from './told-letter.tsx';
import { useTold } from './use-told.ts';

export interface ToldScreenProps {
  readonly acting: ActingFor;
  readonly alertId: string;
  /** Back to what waits. */
  readonly listHref: string;
  /** To the person's file. */
  readonly personHref: (seniorId: string) => string;
}

/** By when, how often nobody answered, and who else is at it. */
function Standing({ waiting, isMine }: { readonly waiting: WaitingAlert; readonly isMine: boolean }) {
  const { t } = useTranslation('told');
  const { moment } = useRowWords();
  const { due_at: due, tries, taken_by: taken } = waiting;
  return (
    <ScreenOnly>
      <p>{t('due', { moment: moment(new Date(due)) })}</p>
      {tries === 0 ? null : <p>{t('tries', { count: tries })}</p>}
      {taken === null || isMine ? null : <Notice kind="warning" title={t('taken-by', { name: taken.name })} />}
    </ScreenOnly>
  );
}

type PartProps = Omit<ToldPartProps, 'isMine'> & Pick<ToldScreenProps, 'acting' | 'personHref'>;

function Part({ acting, personHref, waiting, words, told }: PartProps) {
  const { t } = useTranslation('told');
  const isMine = waiting.taken_by?.uid === acting.actorUid;
  const props = { waiting, words, told, isMine };
  return (
    <>
      <Standing waiting={waiting} isMine={isMine} />
      {waiting.channel === 'call' ? <ToldCall {...props} /> : <ToldLetter acting={acting} {...props} />}
      <ScreenOnly>
        <Row>
          <LinkButton icon="person" href={personHref(waiting.senior_id)}>
            {t('to-person')}
          </LinkButton>
        </Row>
      </ScreenOnly>
    </>
  );
}

/** Something that staff tells one senior, by letter or telephone. */
export function ToldScreen({ acting, alertId, listHref, personHref }: ToldScreenProps) {
  const { t } = useTranslation(['told', 'errors']);
  const state = useCachedQuery(toldQueries.words(acting, alertId));
  const told = useTold(acting, alertId);
  const found = state.status === 'ready' && state.value.state === 'waiting' ? state.value : null;
  const isOver = told.result === 'reached' || told.result === 'posted';
  const title =
    found === null
      ? t('title')
      : t(found.waiting.channel === 'call' ? 'call-of' : 'letter-of', { name: found.waiting.name });
  return (
    <Page title={title} width="text">
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      <StatusArea>
        {told.result === null ? null : <Notice kind="success" title={t(`done-${told.result}`)} />}
        {state.status === 'ready' && found === null && !isOver ? (
          <Notice kind="info" title={t('gone')}>
            <p>{t('gone-why')}</p>
          </Notice>
        ) : null}
        <DispatchNotice problem={told.problem} onLookAgain={told.settle} />
      </StatusArea>
      {found === null || isOver ? null : (
        <Part {...{ acting, personHref, told }} waiting={found.waiting} words={found.words} />
      )}
      <ScreenOnly>
        <Row>
          <LinkButton icon="back" href={listHref}>
            {t('to-list')}
          </LinkButton>
        </Row>
      </ScreenOnly>
    </Page>
  );
}
