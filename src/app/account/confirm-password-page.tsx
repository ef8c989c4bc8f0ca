import { useNavigate } from 'react-router-dom';
import { NewPasswordScreen } from '#features/session/password/new-password-screen.tsx';
import type { LoginState } from './login-state.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { useRecoveryCode } from './use-recovery-code.ts';

/** Target of the link in a recovery mail: a new password, then the login. */
export function ConfirmPasswordPage() {
  const navigate = useNavigate();
  const code = useRecoveryCode(hrefs.confirmPassword());
  const refused: LoginState = { reason: 'session-invalid' };
  return (
    <PageShell>
      <NewPasswordScreen
        code={code}
        doneText="password-changed"
        doneLabel="to-login"
        onDone={() => void navigate(hrefs.login({ reset: 'success' }), { replace: true })}
        onSessionMissing={() => void navigate(hrefs.login(), { replace: true, state: refused })}
        homeHref={hrefs.home()}
        resetPasswordHref={hrefs.resetPassword()}
      />
    </PageShell>
  );
}
