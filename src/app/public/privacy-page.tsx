import { PrivacyScreen } from '#features/legal/privacy-screen.tsx';
import { hrefs } from '../paths.ts';
import { PublicShell } from './public-shell.tsx';

export function PrivacyPage() {
  return (
    <PublicShell>
      <PrivacyScreen termsHref={hrefs.terms()} />
    </PublicShell>
  );
}
