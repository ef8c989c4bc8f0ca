import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { CallbackScreen } from '#features/session/callback/callback-screen.tsx';
import type { Destination } from '#features/session/callback/follow-callback.ts';
import { type CallbackRequest, readCallback, readStoredCallback } from '#features/session/callback/read-callback.ts';
import type { LoginState } from './login-state.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { RecoveryState } from './use-recovery-code.ts';

function requestOf({ search, hash, state }: Location<unknown>): CallbackRequest {
  const isLink = search !== '' || hash !== '';
  return (isLink ? null : readStoredCallback(state)) ?? readCallback(search, hash);
}

/**
 * Whether this page is still the current location. The browser changes its location at once, while this page stays
 * rendered until the next one is loaded; it must not navigate back meanwhile.
 */
const isHere = () => window.location.pathname === hrefs.authCallback();

/** Target of the links in mails. Once read, a link is removed from the address bar and the history. */
export function AuthCallbackPage() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const [request] = useState(() => requestOf(location));

  useEffect(() => {
    if (isHere()) void navigate(hrefs.authCallback(), { replace: true, state: { callback: request } });
  }, [navigate, request]);

  const settle = useCallback(() => {
    if (isHere()) void navigate(hrefs.authCallback(), { replace: true, state: null });
  }, [navigate]);

  function go(destination: Destination) {
    if (!isHere()) return;
    if (destination.to === 'new-password') {
      const state: RecoveryState = { recoveryCode: destination.code };
      void navigate(hrefs.confirmPassword(), { replace: true, state });
      return;
    }
    if ('verified' in destination) {
      void navigate(hrefs.login({ verified: 'true' }), { replace: true });
      return;
    }
    const state: LoginState = destination.reason === undefined ? {} : { reason: destination.reason };
    void navigate(hrefs.login({ error: destination.error }), { replace: true, state });
  }

  return (
    <PageShell>
      <CallbackScreen
        request={request}
        onSettled={settle}
        onGo={go}
        onLogin={() => void navigate(hrefs.login(), { replace: true })}
      />
    </PageShell>
  );
}
