import { ThanksScreen } from '#features/thanks/thanks-screen.tsx';
import { hrefs } from '../paths.ts';
import { PublicShell } from './public-shell.tsx';

export function ThanksPage() {
  return (
    <PublicShell>
      <ThanksScreen homeHref={hrefs.home()} />
    </PublicShell>
  );
}
