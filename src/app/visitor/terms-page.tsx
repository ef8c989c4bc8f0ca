import { TermsScreen } from '#features/legal/terms-screen.tsx';
import { hrefs } from '../paths.ts';
import { VisitorShell } from './visitor-shell.tsx';

export function TermsPage() {
  return (
    <VisitorShell>
      <TermsScreen privacyHref={hrefs.privacy()} />
    </VisitorShell>
  );
}
