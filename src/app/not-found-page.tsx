import { NotFoundScreen } from './not-found-screen.tsx';
import { PublicShell } from './public-shell.tsx';

export function NotFoundPage() {
  return (
    <PublicShell>
      <NotFoundScreen />
    </PublicShell>
  );
}
