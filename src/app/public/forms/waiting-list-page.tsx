import { WaitingListScreen } from '#features/public-forms/sign-up/waiting-list-screen.tsx';
import { hrefs } from '#app/paths.ts';
import { PublicShell } from '../public-shell.tsx';
import { formPost, legalHrefs } from './form-post.ts';
import { useWaitingForms } from './use-waiting-forms.ts';

export function WaitingListPage() {
  const waiting = useWaitingForms();
  return (
    <PublicShell>
      <WaitingListScreen forms={formPost} legal={legalHrefs} homeHref={hrefs.home()} waiting={waiting} />
    </PublicShell>
  );
}
