import { PageShell } from '../shell/page-shell.tsx';
import { NotFoundScreen, type NotFoundScreenProps } from './not-found-screen.tsx';

export function NotFoundPage(props: NotFoundScreenProps) {
  return (
    <PageShell>
      <NotFoundScreen {...props} />
    </PageShell>
  );
}
