import { NotFoundScreen } from '../not-found-screen.tsx';
import { VisitorShell } from './visitor-shell.tsx';

export function VisitorNotFoundPage() {
  return (
    <VisitorShell>
      <NotFoundScreen />
    </VisitorShell>
  );
}
