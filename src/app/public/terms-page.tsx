import { TermsScreen } from '#features/legal/terms-screen.tsx';
import { hrefs } from '../paths.ts';
import { PublicShell } from './public-shell.tsx';

export function TermsPage() {
  return (
    <PublicShell>
      <TermsScreen privacyHref={hrefs.privacy()} />
    </PublicShell>
  );
}
