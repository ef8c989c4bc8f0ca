import { PrivacyScreen } from '#features/legal/privacy-screen.tsx';
import { hrefs } from '../paths.ts';
import { VisitorShell } from './visitor-shell.tsx';

export function PrivacyPage() {
  return (
    <VisitorShell>
      <PrivacyScreen termsHref={hrefs.terms()} />
    </VisitorShell>
  );
}
