import { NotFoundScreen } from './not-found-screen.tsx';
import { PageShell } from '../shell/page-shell.tsx';

export function NotFoundPage() {
  return (
    <PageShell>
      <NotFoundScreen />
    </PageShell>
  );
}
