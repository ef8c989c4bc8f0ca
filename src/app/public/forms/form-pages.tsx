import { EmployerTipScreen } from '#features/public-forms/employer-tip/employer-tip-screen.tsx';
import { WaitingListScreen } from '#features/public-forms/sign-up/waiting-list-screen.tsx';
import { hrefs } from '#app/paths.ts';
import { formPost, legalHrefs } from './form-post.ts';
import { useWaitingForms } from './use-waiting-forms.ts';

export function WaitingListPage() {
  const waiting = useWaitingForms();
  return (
    <WaitingListScreen
      forms={formPost}
      legal={legalHrefs}
      homeHref={hrefs.home()}
      accountHref={hrefs.registration()}
      waiting={waiting}
    />
  );
}

export function EmployerTipPage() {
  const waiting = useWaitingForms();
  return <EmployerTipScreen forms={formPost} legal={legalHrefs} waiting={waiting} />;
}
