import { WaitingListScreen } from '#features/visitor-forms/sign-up/waiting-list-screen.tsx';
import { hrefs } from '#app/paths.ts';
import { VisitorShell } from '../visitor-shell.tsx';
import { formPost, legalHrefs } from './form-post.ts';
import { useWaitingForms } from './use-waiting-forms.ts';

export function WaitingListPage() {
  const waiting = useWaitingForms();
  return (
    <VisitorShell>
      <WaitingListScreen forms={formPost} legal={legalHrefs} homeHref={hrefs.home()} waiting={waiting} />
    </VisitorShell>
  );
}
