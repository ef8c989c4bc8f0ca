import { PageShell } from '../shell/page-shell.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function NotFoundPage() {
  return (
    <PageShell>
      <NotFoundScreen />
    </PageShell>
  );
}
