import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyEmailAddress } from '#firebase/auth/action-codes.ts';
import { signInWithToken } from '#firebase/auth/credentials.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { deviceSession } from '../device-session.ts';
import { useLater } from '../use-later.ts';
import { type CallbackOutcome, type CallbackPorts, type Destination, followCallback } from './follow-callback.ts';
import type { CallbackRequest } from './read-callback.ts';

export interface CallbackScreenProps {
  readonly request: CallbackRequest;
  /** What the link asked for has been done, or can never be: a reload has nothing to follow any more. */
  readonly onSettled: () => void;
  readonly onGo: (destination: Destination) => void;
  readonly onLogin: () => void;
}

const ports: CallbackPorts = {
  verifyEmailAddress,
  signInWithToken,
  hasSession: () =>
    new Promise((resolve) => {
      const session = deviceSession();
      const look = () => {
        const { status } = session.get();
        if (status === 'loading') return;
        unsubscribe();
        resolve(status === 'signed-in');
      };
      const unsubscribe = session.subscribe(look);
      look();
    }),
};

/** Loading, success or error: what became of a link, and the way on. */
export function CallbackScreen({ request, onSettled, onGo, onLogin }: CallbackScreenProps) {
  const { t } = useTranslation(['account', 'errors']);
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** Each attempt once: to follow a link twice would be to find its code used up. */
  const followed = useRef(-1);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    if (followed.current >= attempt) return;
    followed.current = attempt;
    void followCallback(request, ports).then((next) => {
      // Whoever did not wait is on another page by now, and stays there.
      if (!shown.current) return;
      if (next.kind !== 'again' && request.kind !== 'recovery') onSettled();
      setOutcome(next);
    });
  }, [attempt, request, onSettled]);

  const next = outcome === null || outcome.kind === 'again' ? null : outcome.next;
  const go = () => {
    if (next !== null) onGo(next.destination);
  };
  useLater(next?.afterMs ?? null, go);

  function again() {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }

  if (outcome === null) {
    return (
      <Page title={t('callback-title')} width="text">
        <Loading text={t('callback-checking')} />
        <Row>
          <Button onClick={onLogin}>{t('callback-to-login')}</Button>
        </Row>
      </Page>
    );
  }
  if (outcome.kind === 'again') {
    return (
      <Page title={t('callback-title')} width="text" invalid>
        <Notice kind="warning" announce="alert" icon="no-network">
          <p>{t(outcome.code, { ns: 'errors' })}</p>
        </Notice>
        <Row>
          <Button kind="main" icon="retry" onClick={again}>
            {t('try-again')}
          </Button>
          <Button onClick={onLogin}>{t('callback-to-login')}</Button>
        </Row>
      </Page>
    );
  }
  if (outcome.kind === 'success') {
    const { text } = outcome;
    const toLogin = text === 'callback-verified' || text === 'callback-signed-in';
    return (
      <Page title={t('callback-title')} width="text">
        <Notice kind="success" announce="status">
          <p>{t(text)}</p>
          {next === null ? null : <p>{t('callback-by-itself')}</p>}
        </Notice>
        <Row>
          <Button kind="main" onClick={next === null ? onLogin : go}>
            {t(toLogin ? 'callback-to-login' : 'callback-continue')}
          </Button>
          {toLogin ? null : <Button onClick={onLogin}>{t('callback-to-login')}</Button>}
        </Row>
      </Page>
    );
  }
  return (
    <Page title={t('callback-title')} width="text" invalid>
      <ErrorNotice cause={outcome.cause} />
      <Row>
        {outcome.cause === 'expired' ? (
          <Button kind="main" icon="mail" onClick={go}>
            {t('ask-new-link')}
          </Button>
        ) : null}
        <Button kind={outcome.cause === 'expired' ? 'secondary' : 'main'} onClick={go}>
          {t('callback-to-login')}
        </Button>
      </Row>
    </Page>
  );
}

function ErrorNotice({ cause }: { readonly cause: Extract<CallbackOutcome, { kind: 'error' }>['cause'] }) {
  const { t } = useTranslation(['account', 'errors']);
  const goesOn = <p>{t('callback-by-itself')}</p>;
  if (typeof cause === 'object') {
    return (
      <Notice kind="danger" announce="alert" title={t('callback-error-title')}>
        {cause.said === null ? (
          <p>{t('callback-unknown-error')}</p>
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
      {cause === 'expired' ? <p>{t('link-expired', { ns: 'errors' })}</p> : null}
      {cause === 'unexpected' ? <p>{t('callback-unexpected')}</p> : null}
      {cause === 'failed' ? (
        <>
          <p>{t('callback-failed')}</p>
          <p>{t('callback-used')}</p>
        </>
      ) : null}
      {goesOn}
    </Notice>
  );
}
