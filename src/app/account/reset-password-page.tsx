import { useNavigate, useSearchParams } from 'react-router-dom';
import { NewPasswordScreen } from '#features/session/password/new-password-screen.tsx';
import { RequestResetScreen } from '#features/session/password/request-reset-screen.tsx';
import type { LoginState } from './login-state.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { useRecoveryCode } from './use-recovery-code.ts';

/** Requests a recovery link; with `type=recovery`, sets the new password (spec.md section 2). */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  return (
    <PageShell>
      {query.get('type') === 'recovery' ? <Recovery /> : <RequestResetScreen homeHref={hrefs.home()} />}
    </PageShell>
  );
}

function Recovery() {
  const navigate = useNavigate();
  const code = useRecoveryCode(hrefs.newPassword());
  const refused: LoginState = { reason: 'session-invalid' };
  return (
    <NewPasswordScreen
      code={code}
      doneText="password-updated"
      doneLabel="back-to-home"
      onDone={() => void navigate(hrefs.home(), { replace: true, state: { passwordUpdated: true } })}
      onSessionMissing={() => void navigate(hrefs.login(), { replace: true, state: refused })}
      homeHref={hrefs.home()}
      resetPasswordHref={hrefs.resetPassword()}
    />
  );
}
