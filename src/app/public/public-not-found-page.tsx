import { NotFoundScreen } from '../errors/not-found-screen.tsx';
import { PublicShell } from './public-shell.tsx';

export function PublicNotFoundPage() {
  return (
    <PublicShell>
      <NotFoundScreen />
    </PublicShell>
  );
}
