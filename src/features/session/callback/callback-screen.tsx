import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useDelayedCall } from '../use-delayed-call.ts';
import type { CallbackOutcome, Destination } from './follow-callback.ts';
import type { CallbackRequest } from './read-callback.ts';
import { useCallbackOutcome } from './use-callback-outcome.ts';

export interface CallbackScreenProps {
  readonly request: CallbackRequest;
  /** What the link asked for has been done, or can never be: a reload has nothing to follow any more. */
  readonly onSettled: () => void;
  readonly onGo: (destination: Destination) => void;
  readonly onLogin: () => void;
}

/** Asks for the tap that a link needs; then loading, success or error: what became of the link, and the way on. */
export function CallbackScreen({ request, onSettled, onGo, onLogin }: CallbackScreenProps) {
  const { t } = useTranslation(['account', 'errors']);
  const { outcome, isAsking, follow } = useCallbackOutcome(request, onSettled);
  const next = outcome === null || outcome.kind === 'again' ? null : outcome.next;
  const go = () => {
    if (next !== null) onGo(next.destination);
  };
  useDelayedCall(next?.afterMs ?? null, go);

  if (isAsking) {
    return (
      <Page title={t('callback-confirm-title')} lead={t('callback-confirm-lead')} width="text">
        <Row>
          <Button kind="main" icon="check" onClick={follow}>
            {t('callback-confirm')}
          </Button>
          <Button onClick={onLogin}>{t('callback-to-login')}</Button>
        </Row>
        <p>{t('callback-not-mine')}</p>
      </Page>
    );
  }
  return (
    <Page title={t('callback-title')} width="text" invalid={outcome !== null && outcome.kind !== 'success'}>
      {outcome === null ? <Loading text={t('callback-checking')} /> : <OutcomeNotice outcome={outcome} />}
      <Row>
        <Actions outcome={outcome} onAgain={follow} onGo={go} onLogin={onLogin} />
      </Row>
    </Page>
  );
}

interface ActionsProps {
  /** Null while the link is being followed. */
  readonly outcome: CallbackOutcome | null;
  readonly onAgain: () => void;
  readonly onGo: () => void;
  readonly onLogin: () => void;
}

function Actions({ outcome, onAgain, onGo, onLogin }: ActionsProps) {
  const { t } = useTranslation('account');
  if (outcome === null) return <Button onClick={onLogin}>{t('callback-to-login')}</Button>;
  if (outcome.kind === 'again') {
    return (
      <>
        <Button kind="main" icon="retry" onClick={onAgain}>
          {t('try-again')}
        </Button>
        <Button onClick={onLogin}>{t('callback-to-login')}</Button>
      </>
    );
  }
  if (outcome.kind === 'success') {
    const { text, next } = outcome;
    const toLogin = text === 'callback-verified' || text === 'callback-signed-in';
    return (
      <>
        <Button kind="main" onClick={next === null ? onLogin : onGo}>
          {t(toLogin ? 'callback-to-login' : 'callback-continue')}
        </Button>
        {toLogin ? null : <Button onClick={onLogin}>{t('callback-to-login')}</Button>}
      </>
    );
  }
  return (
    <>
      {outcome.cause === 'expired' ? (
        <Button kind="main" icon="mail" onClick={onGo}>
          {t('ask-new-link')}
        </Button>
      ) : null}
      <Button kind={outcome.cause === 'expired' ? 'secondary' : 'main'} onClick={onGo}>
        {t('callback-to-login')}
      </Button>
    </>
  );
}

function OutcomeNotice({ outcome }: { readonly outcome: CallbackOutcome }) {
  const { t } = useTranslation(['account', 'errors']);
  if (outcome.kind === 'error') return <ErrorNotice cause={outcome.cause} />;
  if (outcome.kind === 'again') {
    return (
      <Notice kind="warning" announce="alert" icon="no-network">
        <FailureReason reason={t(outcome.code, { ns: 'errors' })} />
      </Notice>
    );
  }
  return (
    <Notice kind="success" announce="status">
      <p>{t(outcome.text)}</p>
      {outcome.next === null ? null : <p>{t('callback-by-itself')}</p>}
    </Notice>
  );
}

function ErrorNotice({ cause }: { readonly cause: Extract<CallbackOutcome, { kind: 'error' }>['cause'] }) {
  const { t } = useTranslation(['account', 'errors', 'session']);
  const goesOn = <p>{t('callback-by-itself')}</p>;
  if (typeof cause === 'object') {
    return (
      <Notice kind="danger" announce="alert" title={t('callback-error-title')}>
        {cause.said === null ? (
          <FailureReason reason={t('callback-unknown-error')} />
        ) : (
          <>
            <p>{t('callback-said')}</p>
            <blockquote>
              <q>{cause.said}</q>
            </blockquote>
          </>
        )}
        {goesOn}
      </Notice>
    );
  }
  return (
    <Notice kind="danger" announce="alert">
      {cause === 'expired' ? <FailureReason reason={t('link-expired', { ns: 'errors' })} /> : null}
      {cause === 'tokens' ? <FailureReason reason={t('session-link', { ns: 'session' })} /> : null}
      {cause === 'unexpected' ? <FailureReason reason={t('callback-unexpected')} /> : null}
      {cause === 'failed' ? (
        <>
          <p>{t('callback-failed')}</p>
          <FailureReason reason={t('callback-used')} />
        </>
      ) : null}
      {goesOn}
    </Notice>
  );
}
