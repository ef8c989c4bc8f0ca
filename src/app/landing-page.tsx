import { useTranslation } from 'react-i18next';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisitorShell } from './visitor-shell.tsx';
import { usePlace } from './use-place.ts';

/** What one has just done elsewhere, said once more here. */
function readNews(state: unknown): 'signed-out' | 'password-updated' | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('signedOut' in state && state.signedOut === true) return 'signed-out';
  return 'passwordUpdated' in state && state.passwordUpdated === true ? 'password-updated' : null;
}

export function LandingPage() {
  const { t } = useTranslation('session');
  const news = readNews(usePlace().state);
  return (
    <VisitorShell>
      <LandingScreen
        news={
          news === null ? null : (
            <Notice kind="success">
              <p>{t(news)}</p>
            </Notice>
          )
        }
        contactForm={null}
        onSignUp={() => undefined}
      />
    </VisitorShell>
  );
}
