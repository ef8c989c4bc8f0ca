import { ThanksScreen } from '#features/thanks/thanks-screen.tsx';
import { hrefs } from '../paths.ts';
import { VisitorShell } from './visitor-shell.tsx';

export function ThanksPage() {
  return (
    <VisitorShell>
      <ThanksScreen homeHref={hrefs.home()} />
    </VisitorShell>
  );
}
