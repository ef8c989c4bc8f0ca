import { EmployerTipScreen } from '#features/public-forms/employer-tip/employer-tip-screen.tsx';
import { PublicShell } from '../public-shell.tsx';
import { formPost, legalHrefs } from './form-post.ts';
import { useWaitingForms } from './use-waiting-forms.ts';

export function EmployerTipPage() {
  const waiting = useWaitingForms();
  return (
    <PublicShell>
      <EmployerTipScreen forms={formPost} legal={legalHrefs} waiting={waiting} />
    </PublicShell>
  );
}
